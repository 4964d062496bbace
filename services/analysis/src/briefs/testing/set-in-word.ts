import {
  Document,
  ExternalHyperlink,
  type FileChild,
  FootnoteReferenceRun,
  InsertedTextRun,
  type ISectionOptions,
  LastRenderedPageBreak,
  Packer,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  SectionType,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { Piece, SetBrief } from './brief-model.js';

/** Sets a brief as Word does, with its own notes of where pages began. */
export async function setInWord(brief: SetBrief): Promise<Buffer> {
  const footnotes: Record<string, { children: Paragraph[] }> = {};
  const sections: { properties: ISectionOptions['properties']; children: FileChild[] }[] = [
    { properties: {}, children: [] },
  ];
  for (const [at, pieces] of brief.paragraphs.entries()) {
    const turns = pieces.some((piece) => 'turn' in piece);
    if (turns && (brief.turn === 'section' || brief.turn === 'continuous'))
      sections.push({ properties: { type: sectionType(brief, at) }, children: [] });
    const children = pieces.flatMap((piece) => runsOf(piece, brief, at, footnotes));
    const paragraph = new Paragraph({
      children,
      pageBreakBefore: turns && brief.turn === 'before',
    });
    const isInTable = brief.around === 'table' && at % 3 === 2;
    sections.at(-1)!.children.push(isInTable ? tableOf(paragraph) : paragraph);
  }
  return Packer.toBuffer(new Document({ footnotes, sections }));
}

/** A section that is set to go on does not turn the page: Word's note says that it turned there. */
const sectionType = ({ turn }: SetBrief, at: number) =>
  turn === 'continuous' && at % 2 === 0 ? SectionType.CONTINUOUS : SectionType.NEXT_PAGE;

function runsOf(
  piece: Piece,
  brief: SetBrief,
  at: number,
  footnotes: Record<string, { children: Paragraph[] }>,
): ParagraphChild[] {
  if ('turn' in piece) return turnOf(brief);
  if ('words' in piece) return [new TextRun(piece.words)];
  if ('cited' in piece) return citedRuns(piece.cited, brief, at);
  const id = Object.keys(footnotes).length + 1;
  const children = piece.note.flatMap((inside) => runsOf(inside, brief, 0, footnotes));
  footnotes[id] = { children: [new Paragraph({ children: [new TextRun(' '), ...children] })] };
  return [new FootnoteReferenceRun(id)];
}

function turnOf({ turn }: SetBrief): ParagraphChild[] {
  const noted = new TextRun({ children: [new LastRenderedPageBreak(), ''] });
  if (turn === 'rendered' || turn === 'continuous') return [noted];
  if (turn === 'break') return [new PageBreak()];
  if (turn === 'break-noted') return [new PageBreak(), noted];
  return [];
}

function citedRuns(cited: string, { around }: SetBrief, at: number): ParagraphChild[] {
  const run = new TextRun(cited);
  if (at % 3 !== 2) return [run];
  const tracked = { id: at, author: 'Eve', date: '2026-01-02T00:00:00Z' };
  if (around === 'link')
    return [new ExternalHyperlink({ link: 'https://example.org', children: [run] })];
  if (around === 'field') return [new SimpleField('QUOTE', cited)];
  if (around === 'insertion') return [new InsertedTextRun({ text: cited, ...tracked })];
  if (around !== 'split-runs') return [run];
  return (cited.match(/.{1,7}/g) ?? []).map(
    (part, place) => new TextRun({ text: part, italics: place % 2 === 0 }),
  );
}

function tableOf(paragraph: Paragraph): Table {
  return new Table({
    rows: [new TableRow({ children: [new TableCell({ children: [paragraph] })] })],
  });
}
