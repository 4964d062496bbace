import type { Claim, Claims } from './claims.js';
import { isFiller } from './fillers.js';
import type { Span } from './phrases.js';
import { phrasesOf, sentencesOf, spanAt } from './phrases.js';

const WORD = /[\p{L}\p{N}$£€%#][\p{L}\p{N}$£€%&@.'’/-]*/gu;
/** Words that lead on to others, and end nothing. */
const LOOSE = /^(?:an?|the|of|to|for|from|in|on|at|by|and|or|with|within|until|as|is|are|be)$/i;

/** Words that say something together though each is a filler. */
const SAYS_MORE = /^as[- ]is\b(?=\s?(?:[,.;)\n]|$|where|condition|basis))|^set[- ]offs?\b/i;

/**
 * What the draft has no place for, in the text's own words: of each phrase the stretches that nothing
 * understood is within, without the words at their ends that say nothing. `roles` are words for the
 * parties; `unplaced` are claims that the draft does not show.
 */
export function leftoversOf(
  claims: Claims,
  roles: readonly string[],
  unplaced: readonly Claim[],
): Span[] {
  const own = new Set(roles.flatMap((role) => role.toLowerCase().split(' ')));
  const says = ({ text, start }: Word): boolean =>
    !isFiller(text, own) ||
    SAYS_MORE.test(claims.text.slice(start)) ||
    spanAt(unread, start) !== undefined ||
    unplaced.some((claim) => claim.start <= start && start < claim.end);
  const understood = claims.understood(unplaced);
  const sentences = sentencesOf(claims.text);
  const unread = unreadOf(sentences, claims.text, understood, own);
  return sentences
    .flatMap((sentence) => phrasesOf(claims.text, sentence))
    .flatMap((phrase) => runsIn(phrase, claims.text, understood))
    .flatMap((run) => {
      const first = run.findIndex(says);
      if (first < 0) return [];
      const last = run.findLastIndex(({ text }, at) => at >= first && !LOOSE.test(text));
      const whole = first === last && run.length < 5;
      const from = run[whole ? 0 : firstOfName(run, first)]!.start;
      const end = run.at(whole ? -1 : last)!;
      return [tidy(claims.text, { start: from, end: end.start + end.text.length })];
    });
}

/** How a request for a document begins, which says nothing of what is in it. */
const REQUEST =
  /^\s*(?:please|kindly|hi|hello|dear|thanks?|draft|prepare|create|write|generate|make|include|use|add|(?:we|i)(?: would|['’]d)? (?:need|want|like)|the usual|usual|standard)\b/i;

/** `Fees wanted.`: sentences of fillers only, in which nothing was understood. */
const unreadOf = (
  sentences: readonly Span[],
  text: string,
  understood: readonly Span[],
  own: ReadonlySet<string>,
): Span[] =>
  sentences.slice(1).filter(({ start, end }) => {
    const words = text.slice(start, end);
    return (
      !REQUEST.test(words) &&
      /\p{L}{3,}\s+\p{L}/u.test(words) &&
      (words.match(WORD) ?? []).every((word) => isFiller(word, own)) &&
      !understood.some((span) => span.start < end && start < span.end)
    );
  });

interface Word {
  text: string;
  start: number;
}

/** The words of a phrase, parted where something understood is between them. */
function runsIn({ start, end }: Span, text: string, understood: readonly Span[]): Word[][] {
  const runs: Word[][] = [];
  let at = -1;
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const word = { text: match[0], start: start + match.index };
    if (spanAt(understood, word.start)) continue;
    const follows = at >= 0 && !isAnyIn(understood, at, word.start);
    if (follows) runs.at(-1)!.push(word);
    else runs.push([word]);
    at = word.start + word.text.length;
  }
  return runs;
}

function isAnyIn(understood: readonly Span[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (spanAt(understood, at)) return true;
  return false;
}

/** `New` of `New York`, which says nothing on its own. */
function firstOfName(run: readonly Word[], first: number): number {
  let at = first;
  while (at > 0 && /^[A-Z]/.test(run[at]!.text) && /^[A-Z][a-z]/.test(run[at - 1]!.text)) at--;
  return at;
}

const tidy = (text: string, { start, end }: Span): Span => {
  const dots = /[.,:;]+$/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start, end: end - dots };
};
