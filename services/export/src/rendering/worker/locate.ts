import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The thread's built entry. Specs run from the sources, and their thread from the build beside them. */
export const WORKER_ENTRY = join(HERE.replace(/([\\/])src([\\/])/, '$1dist$2'), 'main.js');
