export { buildChild } from './built-child.js';
export { makeDocx, p, r } from './make-docx.js';
export { makePdf, makePdfOf, proseLines } from './make-pdf.js';
export { type Marring, makeScan } from './make-scan.js';
export { makeZip } from './make-zip.js';
