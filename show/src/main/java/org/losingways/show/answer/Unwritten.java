// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component of an answer that is no part of its JSON: what a page needs beside it to say
 * the same at more length.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Unwritten {}
