/** What the export service does with words on their way to a file. */
import PDFDocument from 'pdfkit';
import { cleanText, oneLine } from '../../../services/export/dist/document-model/text.js';
import { prose, quotation } from '../../../services/export/dist/layouts/phrases.js';
import { plainTextBlocks } from '../../../services/export/dist/layouts/template/plain-text.js';
import { breakLines } from '../../../services/export/dist/pdf/line-breaking.js';
import { Typeface } from '../../../services/export/dist/pdf/typeface.js';
import { fileName } from '../../../services/export/dist/rendering/file-name.js';
import { neutralCell } from '../../../services/export/dist/rendering/write-csv.js';

/** Points between the margins of a letter page. */
const WIDTH = 468;
const typeface = new Typeface(new PDFDocument());
const style = { face: 'regular', size: 11, colour: '#000' };

export const passes = [
  { name: 'clean text', run: cleanText },
  { name: 'one line', run: oneLine },
  {
    name: 'file name',
    run: (title) =>
      fileName({ type: 'analysis', format: 'pdf', data: { title }, options: {} }, 'Casewright'),
  },
  { name: 'cell of a sheet', run: neutralCell },
  { name: 'prose', run: prose },
  { name: 'quotation', run: quotation },
  {
    name: 'draft as blocks',
    run: (content) => plainTextBlocks({ content, structure: [content], placeholders: [] }),
  },
  {
    name: 'lines of a page',
    limit: 40_000,
    run: (text) => breakLines([{ text: typeface.showable(text), style }], WIDTH, typeface),
  },
];
