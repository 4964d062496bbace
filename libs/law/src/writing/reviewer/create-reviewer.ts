import type { WritingOptions, WritingReview } from '@casewright/contracts';
import { type CheckedParagraph, checkParagraph } from '../rules/check-paragraph.js';
import { blockQuotations } from '../text/block-quotations.js';
import { detectKind } from '../text/detect-kind.js';
import { splitBlocks } from '../text/paragraphs.js';
import type { Words } from '../words/words.js';
import { writeReview } from './write-review.js';

/** Remembers what was made for a key in this round or the one before it, and forgets the rest. */
class TwoRounds<T> {
  private current = new Map<string, T>();
  private before = new Map<string, T>();

  /** Begins a round: what the last one did not ask for is gone. */
  nextRound(): void {
    this.before = this.current;
    this.current = new Map();
  }

  get(key: string, make: () => T): T {
    const known = this.current.get(key);
    if (known !== undefined) return known;
    const value = this.before.get(key) ?? make();
    this.current.set(key, value);
    return value;
  }
}

interface Reviewer {
  /**
   * Reviews a text. Paragraphs that stood in the last text are not read again, so a key typed in a
   * long text costs as much as its paragraph.
   */
  review(text: string, options?: WritingOptions, words?: Words): WritingReview;
}

export function createReviewer(): Reviewer {
  const known = new TwoRounds<CheckedParagraph>();
  return {
    review(text, options = {}, words = undefined) {
      known.nextRound();
      const documentKind = options.documentKind ?? detectKind(text);
      const blocks = splitBlocks(text);
      // The clauses of a contract are set in, and they are its own.
      const quoted = documentKind === 'contract' ? [] : blockQuotations(text, blocks);
      const paragraphs = blocks.map(({ start, end }, i) => {
        const own = text.slice(start, end);
        const isQuotation = quoted[i] === true;
        const checked = known.get(
          `${documentKind} ${isQuotation} ${words !== undefined} ${own}`,
          () => checkParagraph(own, { documentKind, isQuotation, words }),
        );
        return { start, end, ...checked };
      });
      return writeReview(text, paragraphs, { documentKind }, options);
    },
  };
}

/** Reviews a text once. For a text that is being typed, `createReviewer` remembers what it read. */
export function review(text: string, options: WritingOptions = {}, words?: Words): WritingReview {
  return createReviewer().review(text, options, words);
}
