// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component of an answer, itself a record, whose components are named as if they were those
 * of the answer: what several answers say in common is one record.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Flattened {}
