/** Runs with the child's flags, on which V8's code depends, and prints the code of pdf.js. */
import { setFlagsFromString } from 'node:v8';
import { pdfJsScript } from './pdfjs-script.js';

// All functions, not only those that run at once.
setFlagsFromString('--no-lazy');
const script = pdfJsScript();
setFlagsFromString('--lazy');
process.stdout.write(script.createCachedData());
