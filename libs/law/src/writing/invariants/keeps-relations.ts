import { keepsOrderOfNames, turnedPassives } from './keeps-doers.js';
import { ANNOUNCES, same, wordsIn } from './words-in.js';

/**
 * What a stranger's wording may not change besides what no suggestion may: the order of numbers with
 * their units, which duty is whose, who does something and to whom it is done, and the words on which
 * a condition, a time or a limit hangs. It rather refuses a good wording than lets one pass that says
 * something else.
 */
export function keepsRelations(original: string, replacement: string): boolean {
  const turned = turnedPassives(original, replacement);
  return (
    keepsDirection(original, replacement) &&
    turned !== null &&
    same(amounts(original), amounts(replacement)) &&
    same(duties(original), duties(replacement)) &&
    same(hinges(original).sort(), hinges(replacement).sort()) &&
    keepsOrderOfNames(original, replacement, turned)
  );
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS =
  'hundred thousand million billion half third quarter dozen once twice first second dollar cent pound euro percent day business calendar week month year hour minute daily weekly monthly quarterly annually annual yearly'.split(
    ' ',
  );
const AMOUNT = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)*|[%$£€§¶]|\\b(?:${[...ONES, ...TENS].join('|')})\\b|\\b(?:${UNITS.join('|')})s?\\b`,
  'gi',
);

/** Numbers by their value, with what they count, in order. */
export function amounts(text: string): string[] {
  return wordsIn(text, AMOUNT).map((word) => {
    const tens = TENS.indexOf(word);
    if (ONES.includes(word)) return String(ONES.indexOf(word));
    if (tens >= 0) return String((tens + 2) * 10);
    if (word === '%') return 'percent';
    return /^\d/.test(word) ? word.replace(/,/g, '') : word.replace(/s$/, '');
  });
}

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\bcan['’]t\b|\bcannot\b/gi, 'can not'],
  [/n['’]t\b/gi, ' not'],
  [/['’]ll\b/gi, ' will'],
];

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((words, [from, to]) => words.replace(from, to), text).replace(ANNOUNCES, ' ');

/** Each modal verb with its negation, in order; `can` alone says what is possible, not what is due. */
export function duties(text: string): string[] {
  return wordsIn(
    replaced(text, SHORTENED),
    /\b(?:shall|must|may|will|should|would|might|ought)\b(?: not\b)?|\b(?:can|could) not\b/gi,
  );
}

/** Longer ways to say a word on which a sentence hangs. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prior|previous) to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the event (?:that|of)\b|\bprovided,? (?:however,? )?that\b/gi, 'if'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bduring the course of\b/gi, 'during'],
  [/\bin excess of\b/gi, 'more than'],
  [/\bany and all\b/gi, 'all'],
  [/\beach and every\b/gi, 'each'],
  [/\bwhether or not\b/gi, 'whether'],
];
const HINGES =
  /\b(?:or|nor|if|before|after|until|within|during|since|least|most|more|less|fewer|exceed(?:s|ed|ing)?|minimum|maximum|above|below|all|any|each|every|both|either|neither|some|sole|solely|exclusive|exclusively|not|no|never|none|without|unless|except|only)\b/gi;

/** The words on which a condition, a choice, a time or a limit hangs; short for what is said at length. */
export const hinges = (text: string): string[] =>
  wordsIn(replaced(text, [...SAID_OTHERWISE, ...SHORTENED]), HINGES);

/**
 * Beginnings of words that turn what a sentence says around, without a negation: whoever pays taxes
 * does not avoid them, and what a list includes it does not exclude.
 */
const TURNING =
  /\b(?:avoid|evad|exclud|omit|den(?:y|ie)|refus|reject|prevent|prohibit|forbid|bar(?:s|red)\b|disclaim|waiv|withh[eo]ld|withdr[ae]w|revok|rescind|cancel|terminat|oppos|object|disclos|conceal|releas|fail|lack|decreas|reduc|increas|exceed|disregard|ignor|void\b|invalid|unlawful|illegal)/gi;

/** Whether the words that turn a sentence around are the same, however they are inflected. */
const keepsDirection = (original: string, replacement: string): boolean =>
  same(wordsIn(original, TURNING).sort(), wordsIn(replacement, TURNING).sort());
