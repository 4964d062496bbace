import type { Passage } from '@casewright/contracts';
import type { Highlighter, WeighedWords } from '@casewright/law/ranking';
import { type MatchedPhrase, matchedPhrases } from './matched-phrases.js';

/** Marks and names the query's words in the text shown of a case. */
export class WordMarker {
  constructor(private readonly highlighter: Highlighter) {}

  /** The words of `text`, valid until the marker is used again. */
  weigh(text: string): WeighedWords {
    return this.highlighter.weigh(text);
  }

  /**
   * The query's distinctive words as the text has them; pass the same `seen` for all parts of a
   * case.
   */
  matched(text: string, seen: Set<number> = new Set()): MatchedPhrase[] {
    return matchedPhrases(text, this.highlighter.highlights(text), seen);
  }

  /** Runs of plain text, marked or not. */
  mark(text: string): Passage {
    const runs: Passage = [];
    let at = 0;
    for (const { start, end } of this.highlighter.highlights(text)) {
      if (start > at) runs.push({ text: text.slice(at, start), marked: false });
      runs.push({ text: text.slice(start, end), marked: true });
      at = end;
    }
    if (at < text.length) runs.push({ text: text.slice(at), marked: false });
    return runs;
  }
}
