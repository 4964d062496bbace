import type { Token } from '@casewright/law/sentences';
import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { bracketsOpen, splitAt, splitPoint } from './split-point.js';

/** Words of its own, citations and quotations counting one each, that a sentence may have. */
const MOST = 45;
const VERY_LONG = 70;

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
