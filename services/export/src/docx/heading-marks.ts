import type { Block } from '../document-model/document.js';
import { type LevelScheme, schemesOf } from './numbering/section-numbers.js';

interface HeadingMark {
  /** Word allows only short bookmark names without hyphens. */
  bookmark: string;
  number: string;
  /** Whether Word numbers it; otherwise its number is text. */
  isCounted: boolean;
}

/** The targets of cross-references, collected before anything is written. */
export class HeadingMarks {
  readonly schemes: (LevelScheme | null)[];
  private readonly marks = new Map<string, HeadingMark>();

  constructor(blocks: Block[]) {
    this.schemes = schemesOf(blocks);
    for (const block of blocks) {
      if (block.kind !== 'heading' || !block.id || this.marks.has(block.id)) continue;
      const { id, number, level } = block;
      const isCounted = number !== '' && Boolean(this.schemes[level - 1]);
      this.marks.set(id, { bookmark: `_Ref${1000 + this.marks.size}`, number, isCounted });
    }
  }

  of(id: string): HeadingMark | undefined {
    return this.marks.get(id);
  }
}
