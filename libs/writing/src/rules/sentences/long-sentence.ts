import { isFiniteVerb } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import type { Token } from '../../text/tokens.js';
import { firstWord } from '../first-word.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Words of its own, citations and quotations counting one each, that a sentence may have. */
const MOST = 45;
const VERY_LONG = 70;
/** Words that each half has at least when a sentence is split. */
const LEAST_HALF = 9;
/** Capitalized words, of all, from which a sentence is a list of names. */
const NAMES = 0.42;

export const longSentence: Rule = {
  id: 'long-sentence',
  name: 'Long sentence',
  family: 'sentences',
  severity: 'medium',
  why: 'Readers hold about 20 words with ease; past 45 they lose the beginning before they reach the end.',
  source: 'Garner, Legal Writing in Plain English, on average sentence length',
  matches: [
    '[[The buyer, a machinist from Dayton, bought the press in March, set it up in the back of the shop beside two older ones, ran it for eleven weeks on two shifts a day, and then wrote to the dealer in June, who did not answer her for a month.]]',
  ],
  passes: [
    'The buyer bought the press in March. She set it up in the shop, ran it for eleven weeks, and then wrote to the dealer, who did not answer for a month.',
    'See Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005); Lund v. Ortiz, 88 F.4th 310, 315 (9th Cir. 2023).',
  ],
  check: (paragraph) => inSentences(paragraph, (sentence) => match(paragraph.text, sentence)),
};

function match(text: string, sentence: Sentence): Match[] {
  const { tokens, start, end } = sentence;
  const words = tokens.filter(({ kind }) => kind !== 'mark').length;
  if (words <= MOST || isTabulated(tokens) || isListOfNames(tokens)) return [];
  if (bracketsOpen(tokens) < 0 || !/^[\p{Lu}“"‘']/u.test(text[start]!)) return [];
  if (/^(?:see|cf|compare)$/.test(tokens[0]!.lower)) return [];
  const at = splitPoint(tokens);
  const split = at === null ? null : splitAt(text, sentence, at);
  return [
    {
      start,
      end,
      severity: words > VERY_LONG ? 'high' : 'medium',
      remark: `This sentence has ${words} words${at === null ? '' : `; it can be split after “${text.slice(tokens[at - 1]!.start, tokens[at - 1]!.end)}”`}.`,
      ...(split ? { replacement: { text: split, safe: false } } : {}),
    },
  ];
}

/** Counsel, parties, or citations that were not recognized. */
function isListOfNames(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const names = words.filter(({ text, masked }) => masked || /^\p{Lu}/u.test(text)).length;
  return names > words.length * NAMES;
}

/** A list that is numbered or stepped by semicolons is read item by item. */
function isTabulated(tokens: readonly Token[]): boolean {
  const semicolons = tokens.filter(({ text }) => text === ';').length;
  const numbered = tokens.filter(
    ({ text }, i) => text === '(' && tokens[i + 2]?.text === ')' && tokens[i + 1]!.text.length <= 3,
  ).length;
  return semicolons >= 3 || numbered >= 2;
}

const SUBJECTS = /^(?:the|he|she|it|they|we|this|that|these|those|his|her|its|their|a|an|no)$/;
const CONNECTIVES = /^(?:and|but|so|yet)$/;

/** The mark nearest the middle after which an independent clause begins. */
function splitPoint(tokens: readonly Token[]): number | null {
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
const bracketsOpen = (tokens: readonly Token[]): number =>
  tokens.filter(({ text }) => text === '(').length -
  tokens.filter(({ text }) => text === ')').length;

const HANGS =
  /^(?:if|when|although|because|while|unless|since|whether|where|whereas|once|after|before|though|as)$/;
const LISTENS = /^(?:that|whether|either|both|which|who|if|because|:)$/;

/** Under a word that the rest of the sentence hangs on. */
const isOpen = (tokens: readonly Token[], at: number): boolean =>
  HANGS.test(tokens[0]!.lower) || (tokens[at]!.text === ',' && firstWord(tokens, LISTENS) < at);

function splitAt(text: string, { tokens, start, end }: Sentence, at: number): string {
  const drop = /^and$/.test(tokens[at + 1]!.lower) ? 2 : 1;
  const next = tokens[at + drop]!;
  const rest = text.slice(next.start, end);
  return `${text.slice(start, tokens[at]!.start)}. ${rest[0]!.toUpperCase()}${rest.slice(1)}`;
}
