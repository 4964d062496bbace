import type { Sentence } from '@casewright/law/citations';
import type { TextSpan } from '../../extracted-text.js';
import type { Section } from '../understanding.js';

const MOST = 12;
const ASKS =
  /\bWHEREFORE\b|\b(?:respectfully |hereby )?(?:requests?|prays?|asks?|seeks?|demands?|moves?)\b[^.;]{0,90}\b(?:court|judgment|order|relief|damages|injunction|that|dismiss\w*|grant\w*|leave|summary)\b/i;
const PRAYER =
  /\b(?:prayer for relief|relief (?:requested|sought)|demand for (?:relief|judgment)|prayer)\b/i;

/** What the filer asks for: the items of the prayer, or else the sentences that ask. */
export function findRelief(
  text: string,
  sentences: readonly Sentence[],
  sections: readonly Section[],
): TextSpan[] {
  const prayer = sections.findLast(({ heading }) => heading !== null && PRAYER.test(heading));
  const prayed = prayer ?? wherefore(text, sentences);
  if (prayed) {
    const items = sections.filter(
      ({ start, end, number }) =>
        number !== null && start > prayed.start && end <= prayed.end && end - start < 900,
    );
    if (items.length > 0)
      return items.slice(0, MOST).map(({ start, end }) => untilBlank(text, start, end));
  }
  const asking = sentences.filter(
    ({ text: words }) => words.length < 900 && ASKS.test(words) && FILER.test(words),
  );
  const last = asking.filter(({ start }) => start > text.length * 0.7);
  return (last.length > 0 ? last : asking).slice(-4).map(({ start, end }) => ({ start, end }));
}

const FILER =
  /\bWHEREFORE\b|\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|movants?|complainants?|counsel|we|undersigned|government|United States|claimants?)\b/i;

function wherefore(text: string, sentences: readonly Sentence[]): TextSpan | null {
  const at = sentences.findLast(({ text: words }) => /\bWHEREFORE\b/.test(words));
  return at ? { start: at.start, end: text.length } : null;
}

/** An item ends at the first empty line: what follows the last one is the signature. */
function untilBlank(text: string, start: number, end: number): TextSpan {
  const stop = /\n\s*\n/.exec(text.slice(start, end));
  return {
    start,
    end:
      start +
      (stop
        ? text.slice(start, start + stop.index).trimEnd().length
        : text.slice(start, end).trimEnd().length),
  };
}
