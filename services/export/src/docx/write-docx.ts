import { Document as DocxDocument, type FileChild, HeadingLevel, Packer, Paragraph } from 'docx';
import { type Document, paragraph } from '../document-model/document.js';
import { plain, quiet } from '../document-model/runs.js';
import { oneLine } from '../document-model/text.js';
import { BlockMaker } from './block-maker.js';
import { footerOf, headerOf, sectionProperties } from './furniture.js';
import { HeadingMarks } from './heading-marks.js';
import { pageMeasures } from './measures.js';
import { BULLET_LEVELS, BULLETS, SECTIONS, sectionLevels } from './numbering/numbering-config.js';
import { RunMaker } from './run-maker.js';
import { stylesOf } from './styles.js';
import { withRows } from './zip-package.js';

/** Writes a document as a Word file whose structure is Word's own. */
export async function* writeDocx(document: Document, now: Date): AsyncGenerator<Uint8Array> {
  const page = pageMeasures(document.paper, document.lineNumbers);
  const marks = new HeadingMarks(document.blocks);
  const runs = new RunMaker(marks, document.producer, now);
  const blocks = new BlockMaker(runs, marks, page);
  const children: FileChild[] = titleOf(document, runs);
  if (document.facts.length > 0) {
    children.push(...blocks.of(paragraph([quiet(document.facts.join(' · '))])));
  }
  for (const block of document.blocks) children.push(...blocks.of(block));
  const file = new DocxDocument({
    title: oneLine(document.title),
    creator: document.producer,
    lastModifiedBy: document.producer,
    styles: stylesOf(document),
    numbering: { config: numberingOf(marks, blocks) },
    footnotes: runs.footnotes,
    ...(runs.comments.length > 0 ? { comments: { children: runs.comments } } : {}),
    sections: [
      {
        properties: sectionProperties(document, page),
        headers: { default: headerOf(document, page) },
        footers: { default: footerOf(document, page) },
        children,
      },
    ],
  });
  const packed = await Packer.toBuffer(file);
  if (blocks.streamed.length === 0) yield packed;
  else yield* withRows(packed, blocks.streamed);
}

function titleOf({ titled, title }: Document, runs: RunMaker): FileChild[] {
  if (!titled) return [];
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs.of([plain(oneLine(title))]) }),
  ];
}

function numberingOf({ schemes }: HeadingMarks, { itemLists }: BlockMaker) {
  return [
    { reference: SECTIONS, levels: sectionLevels(schemes) },
    { reference: BULLETS, levels: BULLET_LEVELS },
    ...[...itemLists].map(([reference, levels]) => ({ reference, levels })),
  ];
}
