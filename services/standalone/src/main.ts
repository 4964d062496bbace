import { createLogger, runProcess } from '@casewright/platform';
import { start } from './start.js';

process.env.LOG_LEVEL ??= 'warn';

await runProcess(createLogger('casewright'), start);
