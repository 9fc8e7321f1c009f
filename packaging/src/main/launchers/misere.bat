@echo off
rem Runs the misere command from the folder it was unpacked into; needs a Java 17 or later, unless the folder brings its own.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java.exe"
if not "%java%"=="java" goto run
where java >nul 2>nul
if errorlevel 1 (
  echo misere: No Java was found; install a Java 17 or later, or set JAVA_HOME. 1>&2
  exit /b 2
)
:run
rem A census on a cluster needs Apache Spark, which is in a folder of its own if somebody has added it.
if not "%~1"=="census" goto alone
if not exist "%home%\cluster\java.options" goto alone
"%java%" "@%home%\cluster\java.options" -Dslf4j.provider=org.slf4j.nop.NOPServiceProvider %MISERE_JAVA_OPTS% -cp "%home%\cluster\lib\*;%home%\cluster\spark\jars\*" org.losingways.cli.Misere %*
exit /b %ERRORLEVEL%
:alone
rem The workbench may take an eighth of the memory for large games, gives back what it no longer needs, and answers while it clears away.
set "memory=-XX:+UseSerialGC"
if "%~1"=="serve" set "memory=-XX:+UseG1GC -XX:MaxGCPauseMillis=50 -XX:G1PeriodicGCInterval=15000 -Xms16m -XX:MaxRAMPercentage=12.5 -Xss512k"
"%java%" %memory% %MISERE_JAVA_OPTS% -jar "%home%\misere.jar" %*
exit /b %ERRORLEVEL%
