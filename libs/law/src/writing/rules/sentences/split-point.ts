import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { firstWord } from '../first-word.js';

/** Words that each half has at least when a sentence is split. */
const LEAST_HALF = 9;

const SUBJECTS = /^(?:the|he|she|it|they|we|this|that|these|those|his|her|its|their|a|an|no)$/;
const CONNECTIVES = /^(?:and|but|so|yet)$/;

/** The mark nearest the middle after which an independent clause begins. */
export function splitPoint(tokens: readonly Token[]): number | null {
  const middle = tokens.length / 2;
  let best: number | null = null;
  let brackets = bracketsOpen(tokens.slice(0, LEAST_HALF));
  for (let i = LEAST_HALF; i < tokens.length - LEAST_HALF; i++) {
    const isInBrackets = brackets > 0;
    brackets += bracketsOpen([tokens[i]!]);
    if (isInBrackets || !isSplit(tokens, i)) continue;
    if (best === null || Math.abs(i - middle) < Math.abs(best - middle)) best = i;
  }
  return best;
}

function isSplit(tokens: readonly Token[], i: number): boolean {
  const mark = tokens[i]!.text;
  if ((mark !== ';' && mark !== ',') || isOpen(tokens, i)) return false;
  const joined = CONNECTIVES.test(tokens[i + 1]?.lower ?? '');
  if (mark === ',' && !joined) return false;
  const subject = tokens[i + (joined ? 2 : 1)];
  if (!subject || !SUBJECTS.test(subject.lower) || subject.masked) return false;
  if (
    /^(?:that|this)$/.test(subject.lower) &&
    !/NOUN|AUX|VERB/.test(tokens[i + (joined ? 3 : 2)]?.pos ?? '')
  )
    return false;
  return verbComes(tokens, i + (joined ? 3 : 2));
}

/** A finite verb within the first words, before any mark: the clause can stand alone. */
function verbComes(tokens: readonly Token[], from: number): boolean {
  for (const token of tokens.slice(from, from + 6)) {
    if (token.kind === 'mark' || /^(?:that|which|who|to|of)$/.test(token.lower)) return false;
    if (isFiniteVerb(token)) return !/en$|wn$/.test(token.lower) || token.pos === 'AUX';
  }
  return false;
}

/** Brackets that are open at the end; below 0 the beginning is that of no sentence. */
export const bracketsOpen = (tokens: readonly Token[]): number =>
  tokens.filter(({ text }) => text === '(').length -
  tokens.filter(({ text }) => text === ')').length;

const HANGS =
  /^(?:if|when|although|because|while|unless|since|whether|where|whereas|once|after|before|though|as)$/;
const LISTENS = /^(?:that|whether|either|both|which|who|if|because|:)$/;

/** Under a word that the rest of the sentence hangs on. */
const isOpen = (tokens: readonly Token[], at: number): boolean =>
  HANGS.test(tokens[0]!.lower) || (tokens[at]!.text === ',' && firstWord(tokens, LISTENS) < at);

export function splitAt(text: string, { tokens, start, end }: Sentence, at: number): string {
  const drop = /^and$/.test(tokens[at + 1]!.lower) ? 2 : 1;
  const next = tokens[at + drop]!;
  const rest = text.slice(next.start, end);
  return `${text.slice(start, tokens[at]!.start)}. ${rest[0]!.toUpperCase()}${rest.slice(1)}`;
}
