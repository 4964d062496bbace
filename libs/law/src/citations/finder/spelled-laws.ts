import { findSpelled, isThere, type SpelledLaw } from '../spelled/find-spelled.js';
import { collapse } from '../text/chars.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';

/** The laws in words of a text that is gone through from its front to its back. */
export class SpelledLaws {
  /** Where the next one begins; beyond the text when none is left. */
  from: number;
  private readonly found: SpelledLaw[];

  /** @param read what a citation written as it should be is */
  constructor(
    private readonly text: string,
    private readonly read: (form: string) => Draft | undefined,
  ) {
    this.found = findSpelled(text).reverse();
    this.from = this.found.at(-1)?.start ?? Number.POSITIVE_INFINITY;
  }

  /** The one that `at` is in, unless it begins before `floor`. */
  at(at: number, floor: number): Draft | undefined {
    let draft: Draft | undefined;
    while (this.from <= at) {
      const law = this.found.pop()!;
      this.from = this.found.at(-1)?.start ?? Number.POSITIVE_INFINITY;
      if (law.start >= floor && at < law.end) draft = this.draftOf(law);
    }
    return draft;
  }

  private draftOf(law: SpelledLaw): Draft | undefined {
    for (const form of law.forms) {
      const draft = this.read(form);
      const isWhole = draft?.start === 0 && draft.end === form.length;
      if (isWhole && isThere(draft.normalized ?? '')) return this.placed(draft, law);
    }
    return undefined;
  }

  /** As if the text had it in this form. */
  private placed(draft: Draft, { start, end }: SpelledLaw): Draft {
    const { text } = this;
    const { year, month, day, edition, publisher, parenthetical, ...brackets } = readBrackets(
      text,
      end,
      undefined,
      true,
    );
    const fields = { ...draft.fields, year, month, day, edition, publisher, parenthetical };
    const found = { ...fields, reporterFound: collapse(text.slice(start, end)) };
    return { ...draft, start, open: start, end, tail: end, close: brackets.end, fields: found };
  }
}
