/** `npm run add-law -- REPORTER…`: installs and builds what is missing, then fetches case law and imports it. */
import { runWithLimits } from './run-with-limits.mjs';

await runWithLimits('./add-law-process.mjs');
