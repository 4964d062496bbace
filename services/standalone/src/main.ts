import { createLogger, runProcess } from '@casewright/platform';
import { start } from './start.js';

process.env.LOG_LEVEL ??= 'warn';

/** At a terminal, what a person can act on is said in plain words and not as a log line. */
const say = (sentence: string): void => console.error(`\n${sentence}\n`);

await runProcess(createLogger('casewright'), start, say);
