export { openPdf, pagesOfPdf, partsOfDocx, rowsOfCsv, wordsOf } from './read-file.js';
export { SAMPLES } from './samples.js';
