import { readSentences } from '@casewright/law/sentences';
import { wordsOf } from './words.js';

/**
 * Words that say which way a clause goes: denial, both sides, exceptions, limits, modality. Their
 * stems, as `wordsOf` gives them.
 */
const SIGNS = new Set(
  (
    'not no neither nor never none noth nobodi cannot without unless except exclud otherwis but ' +
    'onli sole each either both other mutual recipro equal same parti side ' +
    'may shall must will can should if provid howev subject after befor until onc within prior ' +
    'written write consent agre agreement approv reason good faith notic day cure remedi ' +
    'cap exceed limit more than least most greater lesser up proportion extent actual ' +
    'ani all everi whatev whatsoev regardless irrespect whether alon own discret time immedi ' +
    'supplying buying it its their free remain retain keep continu entitl requir oblig refund ' +
    'negotiat revok withdraw reject refus choos option volunt noth herein mean # $ %'
  ).split(' '),
);

/**
 * The signs of a sentence: each such word, and each two that follow on one another with whatever
 * stands between. "neither … may" and "may … not" are so told apart from "may".
 */
export function signsOf(words: readonly string[]): Set<string> {
  const signs = new Set<string>();
  let last = '^';
  for (const word of words) {
    if (!SIGNS.has(word)) continue;
    signs.add(word);
    signs.add(`${last}_${word}`);
    last = word;
  }
  return signs;
}

const DENIES = /^(?:not|no|never|neither|nor|without|none|nothing|cannot|nobody|.*n['’]t)$/;
const EXCEPTS = /^(?:unless|except|other|save|but|provided|until|only)$/;
const WORD = /[a-z]+(?:['’][a-z]+)?|\d+|[$%]/g;

/**
 * The words of a sentence, with `!` where a denial governs them (to the next comma) and `~` where an
 * exception does (to the next semicolon): "may not be !altered", "unless ~Buyer ~consents".
 */
export function wordsInScope(sentence: string): Set<string> {
  const found = new Set<string>();
  for (const part of sentence.toLowerCase().split(/[.;:]\s/)) {
    let excepted = false;
    for (const piece of part.split(/,\s/)) {
      let denied = false;
      for (const word of piece.match(WORD) ?? []) {
        for (const stem of wordsOf(word))
          found.add(`${excepted ? '~' : ''}${denied ? '!' : ''}${stem}`);
        denied ||= DENIES.test(word);
        excepted ||= EXCEPTS.test(word);
      }
    }
  }
  return found;
}

/** Who must, may, or must not do what, on condition or except when. */
function frameMarks(sentence: string): string[] {
  return readSentences(sentence).flatMap((frame) => {
    const binding = `${frame.modality}${frame.negated ? '-' : ''}`;
    const actor = frame.actor?.kind === 'party' ? wordsOf(frame.actor.name).at(-1) : undefined;
    return [
      `m:${binding}`,
      `v:${binding}:${frame.verb.lemma}`,
      `a:${binding}:${frame.actor?.kind ?? '-'}`,
      actor && `p:${binding}:${actor}`,
      frame.mutual && 'mutual',
      frame.exception && `except:${binding}`,
      frame.condition && `if:${binding}`,
    ].filter((mark) => typeof mark === 'string');
  });
}

/** All that may show which way a sentence goes. */
export function marksOf(sentence: string): string[] {
  return [
    ...new Set([...signsOf(wordsOf(sentence)), ...wordsInScope(sentence), ...frameMarks(sentence)]),
  ];
}
