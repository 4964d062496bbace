import type { Passage } from '@casewright/contracts';
import type { Highlighter, WeighedWords } from '../engine/ranking.js';

/** A word of a case that was asked for, or stands for one that was. */
export interface MatchedWord {
  text: string;
  isRelated: boolean;
}

/** Names and marks the words of a query in what is shown of a case. */
export class WordMarker {
  constructor(private readonly highlighter: Highlighter) {}

  /** The words of `text`, valid until the marker is used again. */
  weigh(text: string): WeighedWords {
    return this.highlighter.weigh(text);
  }

  /**
   * The query's telling words that the text has, as it spells them in small letters, the rarest first. A
   * word in several forms is named once; `seen` carries this from one part of a case to the next.
   */
  matched(text: string, seen: Set<number> = new Set()): MatchedWord[] {
    const telling = this.highlighter.highlights(text).filter(({ isTelling }) => isTelling);
    const found = [...telling].sort((a, b) => b.weight - a.weight);
    const fresh: MatchedWord[] = [];
    for (const { word, start, end, isRelated } of found) {
      if (seen.has(word)) continue;
      seen.add(word);
      fresh.push({ text: text.slice(start, end).toLowerCase(), isRelated });
    }
    return fresh;
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
