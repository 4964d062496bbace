/** `npm run import -- PATH…`: installs and builds what is missing, then loads case law. */
import { runWithLimits } from './run-with-limits.mjs';

await runWithLimits('./import-process.mjs');
