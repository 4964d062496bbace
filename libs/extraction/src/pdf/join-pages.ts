import type { ExtractedText } from '@casewright/law/reading';
import type { ExtractionLimits } from '../extraction.js';
import { TextBuilder } from '../text-builder.js';
import type { PageLines } from './flow/furniture.js';
import { Hyphens } from './flow/hyphens.js';
import { readParagraphs, usualSize } from './flow/paragraphs.js';
import { type Paragraph } from './flow/to-paragraph.js';

/** Pages as one text; a sentence that a page end parts continues in the next page's first line. */
export function flow(pages: PageLines[], limits: ExtractionLimits): ExtractedText {
  const builder = new TextBuilder(limits);
  const hyphens = new Hyphens();
  for (const { lines } of pages) for (const { text } of lines) hyphens.learn(text);
  const size = usualSize(pages);
  const starts: number[] = [];
  let last: Paragraph | undefined;
  for (const page of pages) {
    const paragraphs = readParagraphs(page, size, hyphens);
    const [first, ...rest] = paragraphs;
    if (!first) {
      starts.push(builder.length);
      continue;
    }
    if (last && goesOn(last, first)) starts.push(extend(builder, last, first));
    else {
      builder.addBlock(first.kind, first.text);
      starts.push(builder.blocks.at(-1)!.start);
    }
    for (const { kind, text } of rest) builder.addBlock(kind, text);
    last = paragraphs.at(-1);
  }
  return { ...builder.build(), pages: starts };
}

export function goesOn(last: Paragraph, first: Paragraph): boolean {
  if (!last.open || first.kind === 'heading' || last.kind === 'heading') return false;
  return last.kind !== 'table' && first.kind !== 'table' && /^[\p{Ll}("“]/u.test(first.text);
}

/**
 * Appends a paragraph's other half. Text cannot be taken back: a hyphen at a page's end stays.
 *
 * @returns where the page begins
 */
export function extend(builder: TextBuilder, last: Paragraph, { text }: Paragraph): number {
  if (!Hyphens.endsLine(last.text, text)) builder.append(' ');
  const start = builder.length;
  builder.append(text);
  builder.blocks.at(-1)!.end = builder.length;
  return start;
}
