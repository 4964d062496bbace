export { readDocument } from '../read-document.js';
export { buildChild } from './built-child.js';
export { makeDocx, p, r } from './make-docx.js';
export { makePdf, makePdfOf, type Placed, proseLines } from './make-pdf.js';
export { type Marring, makeScan } from './make-scan.js';
export { makeZip } from './make-zip.js';
