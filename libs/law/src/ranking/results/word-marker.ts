import type { Passage } from '@casewright/contracts';
import type { Highlighter } from '../search/ranking.js';

/** A text in runs, the query's words in it marked. */
export function marked(text: string, highlighter: Highlighter): Passage {
  const runs: Passage = [];
  let at = 0;
  for (const { start, end } of highlighter.highlights(text)) {
    if (start > at) runs.push({ text: text.slice(at, start), marked: false });
    runs.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at), marked: false });
  return runs;
}
