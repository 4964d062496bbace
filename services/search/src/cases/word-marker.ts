import type { Passage } from '@casewright/contracts';
import type { Highlight, Highlighter, WeighedWords } from '@casewright/law/ranking';

/** Finds and marks the query's words in the text shown of a case. */
export class WordMarker {
  constructor(private readonly highlighter: Highlighter) {}

  /** The words of `text`, valid until the marker is used again. */
  weigh(text: string): WeighedWords {
    return this.highlighter.weigh(text);
  }

  highlights(text: string): readonly Highlight[] {
    return this.highlighter.highlights(text);
  }

  /** Runs of plain text, marked or not. */
  mark(text: string): Passage {
    const runs: Passage = [];
    let at = 0;
    for (const { start, end } of this.highlights(text)) {
      if (start > at) runs.push({ text: text.slice(at, start), marked: false });
      runs.push({ text: text.slice(start, end), marked: true });
      at = end;
    }
    if (at < text.length) runs.push({ text: text.slice(at), marked: false });
    return runs;
  }
}
