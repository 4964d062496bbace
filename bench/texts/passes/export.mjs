/** What the export service does with words on their way to a file. */

import { neutralCell } from '@casewright/platform/csv';
import PDFDocument from 'pdfkit';
import { cleanText, oneLine } from '../../../services/export/dist/document-model/text.js';
import { HeadingMarks } from '../../../services/export/dist/docx/heading-marks.js';
import { ItemLabels } from '../../../services/export/dist/docx/numbering/item-labels.js';
import { prose, quotation } from '../../../services/export/dist/layouts/phrases.js';
import { runsOfHtml } from '../../../services/export/dist/layouts/runs-of-html.js';
import { plainTextBlocks } from '../../../services/export/dist/layouts/template/plain-text.js';
import { changedText } from '../../../services/export/dist/layouts/writing/changed-text.js';
import { atomsOf } from '../../../services/export/dist/pdf/bidirectional.js';
import { breakLines } from '../../../services/export/dist/pdf/line-breaking.js';
import { Typeface } from '../../../services/export/dist/pdf/typeface.js';
import { fileName } from '../../../services/export/dist/rendering/file-name.js';

/** Points between the margins of a letter page. */
const WIDTH = 468;
const typeface = new Typeface(new PDFDocument());
const style = { face: 'regular', size: 11, color: '#000' };

/** Each word a heading's number. */
const headingsOf = (text) =>
  (text.match(/\S+/g) ?? []).map((number, i) => ({
    ...{ kind: 'heading', level: (i % 3) + 1, number, runs: [], id: `heading-${i}` },
  }));

/** Proposals for words all over a text, some without their place. */
const alternativesOf = (text) =>
  Array.from({ length: Math.ceil(text.length / 200) }, (_, i) => {
    const [start, end] = [i * 200, i * 200 + 60];
    const original = text.slice(start, end);
    return { original, suggested: `${original}!`, ...(i % 2 ? { start, end } : {}) };
  });

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
  { name: 'typeset citation', run: (html) => runsOfHtml(html, html) },
  {
    name: 'numbers of headings',
    prepare: (text) => headingsOf(text),
    run: (blocks) => new HeadingMarks(blocks),
  },
  {
    name: 'labels of items',
    prepare: (text) => text.match(/\S+/g) ?? [],
    run(words) {
      const labels = new ItemLabels();
      return words.map((label, i) => labels.place(label, i % 4));
    },
  },
  {
    name: 'text with its changes',
    prepare: (content) => ({ content, review: { alternatives: alternativesOf(content) } }),
    run: ({ content, review }) => changedText(content, review),
  },
  { name: 'parts of a line', run: atomsOf },
  {
    name: 'lines of a page',
    limit: 40_000,
    run: (text) => breakLines([{ text: typeface.showable(text), style }], WIDTH, typeface),
  },
  {
    // Each line is put in the order of paper: what that takes grows with the square of a line.
    name: 'lines of a page, from right to left',
    limit: 40_000,
    run: (text) => {
      const read = `בין ${typeface.showable(text)}`;
      return breakLines([{ text: read, style }], WIDTH, typeface);
    },
  },
];
