import { type Citation, type Sentence, type Span, splitSentences } from '@casewright/law/citations';
import { CitedText } from './cited-text.js';
import { explanatory, isSilent, leadsIn } from './signals.js';

/** Characters of a proposition that are looked for. */
const LONGEST = 800;
/** Fewer words say nothing that could be found or missed. */
const FEWEST_WORDS = 4;
/** Sentences of citations alone between a proposition and one that still is for it. */
const FARTHEST = 3;

/**
 * What each citation of a case is cited for, as a place in the text: its explanatory
 * parenthetical, the sentence before it or around it, or the clause before it. Null where it is
 * not cited in support ("but see," "cf."), or nothing is said.
 */
export function propositionsOf(
  text: string,
  citations: readonly Citation[],
  isAsked: (at: number) => boolean = () => true,
): (Span | null)[] {
  const sentences = splitSentences(text);
  const cited = new CitedText(text, citations);
  let isOneSilent = false;
  return citations.map((citation, at) => {
    isOneSilent = isSilent(text, citation, isOneSilent && cited.isChained(at));
    if (isOneSilent || !isAsked(at) || !cited.isOwn(at)) return null;
    const proposition = explanatory(text, citation) ?? saidBefore(sentences, cited, at);
    if (!proposition || cited.wordsIn(proposition) < FEWEST_WORDS) return null;
    return {
      start: proposition.start,
      end: Math.min(proposition.end, proposition.start + LONGEST),
    };
  });
}

/** A proposition without the citations in it. */
export const withoutCitations = (
  text: string,
  citations: readonly Citation[],
  proposition: Span,
): string => new CitedText(text, citations).plain(proposition);

/** The sentence that a string of citations stands in or behind, or its clause before the string. */
function saidBefore(sentences: readonly Sentence[], cited: CitedText, at: number): Span | null {
  const start = cited.startOfString(at);
  const own = lastFrom(sentences, start);
  const sentence = sentences[own];
  if (!sentence || sentence.end <= start) return null;
  const clause = { start: cited.endBefore(start, sentence.start), end: start };
  const isNoun = leadsIn(cited.text.slice(clause.start, clause.end));
  if (!isNoun && cited.wordsIn(clause) >= FEWEST_WORDS) return clause;
  return cited.wordsIn(sentence) >= FEWEST_WORDS ? sentence : lastSaid(sentences, cited, own);
}

/** The place of the last sentence that begins at an offset or before. */
function lastFrom(sentences: readonly Sentence[], offset: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The last sentence that says something; of one with citations in it, what is behind them. */
function lastSaid(sentences: readonly Sentence[], cited: CitedText, before: number): Span | null {
  for (let at = before - 1; at >= Math.max(0, before - FARTHEST); at--) {
    const { start, end } = sentences[at]!;
    if (/\n\s*\n/.test(cited.text.slice(end, sentences[at + 1]!.start))) return null;
    if (cited.wordsIn({ start, end }) < FEWEST_WORDS) continue;
    const behind = { start: cited.endBefore(end, start), end };
    const isClause = /^[,;]/.test(cited.text.slice(behind.start, end));
    return isClause && cited.wordsIn(behind) >= FEWEST_WORDS ? behind : { start, end };
  }
  return null;
}
