import type { ExtractedText, TextBlock } from '@casewright/law/reading';
import type { ExtractionLimits } from './extraction.js';
import { Refusal } from './refusal.js';
import { storable } from './storable.js';

/** More paragraphs than any document has: so many without words exhaust memory all the same. */
const MOST_BLOCKS = 250_000;
const PARAGRAPH_BREAK = '\n\n';

/** Grows a text and the blocks in it, so that offsets are right by construction. */
export class TextBuilder {
  readonly blocks: TextBlock[] = [];
  private parts: string[] = [];
  length = 0;

  constructor(private readonly limits: Pick<ExtractionLimits, 'characters'>) {}

  /** @throws Refusal `too-much-content` beyond the limit. */
  append(text: string): void {
    const clean = storable(text);
    this.parts.push(clean);
    this.length += clean.length;
    if (this.length > this.limits.characters) throw new Refusal('too-much-content');
  }

  /** An empty line, unless nothing comes before it. */
  breakParagraph(): void {
    if (this.length > 0) this.append(PARAGRAPH_BREAK);
  }

  addBlock(kind: TextBlock['kind'], text: string, level?: number): void {
    if (this.blocks.length >= MOST_BLOCKS) throw new Refusal('too-much-content');
    this.breakParagraph();
    const start = this.length;
    this.append(text);
    this.blocks.push({ kind, start, end: this.length, ...(level ? { level } : {}) });
  }

  build(): Pick<ExtractedText, 'text' | 'blocks'> & { text: string } {
    return { text: this.parts.join(''), blocks: this.blocks };
  }
}
