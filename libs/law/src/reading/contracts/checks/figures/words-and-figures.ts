import type { Check } from '../../review.js';
import { listedShort, wordsAt } from '../words.js';
import { numberIn, SPELLED } from './spelled-number.js';

/** `thirty (60) days`, `One Million Dollars ($100,000)`, `five percent (6%)`. */
const BOTH = new RegExp(
  `\\b(${SPELLED})(?:\\s+(?:percent|per\\s+cent|(?:U\\.?S\\.?\\s+)?dollars|euros?|pounds))?(?:\\s+and\\s+no\\/100(?:\\s+dollars)?)?\\s{0,3}\\(\\s?(?:US|U\\.S\\.)?\\s?([$€£]?)\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.(\\d{1,2}))?\\s?(%?)\\s?\\)`,
  'gi',
);

/**
 * The end of a number that begins before it (`Four and One-Half Million Dollars ($4,500,000)`,
 * `4.5 Million ($4,500,000)`), or a count before a year (`Release One (1998)`).
 */
const isPart = ([, spelled, currency, figures, , percent]: RegExpExecArray): boolean =>
  /^(?:hundred|thousand|million|billion)/i.test(spelled!) ||
  (!currency &&
    !percent &&
    /^(?:19|20)\d\d$/.test(figures!) &&
    !/thousand|hundred/i.test(spelled!));

/** Numbers whose words and figures differ. */
export const wordsAndFigures: Check = ({ text }) => {
  const wrong = [...text.matchAll(BOTH)].filter((match) => {
    if (isPart(match)) return false;
    const spelled = numberIn(match[1]!.replace(/\s+/g, ' '));
    const figures = Number(match[3]!.replaceAll(',', ''));
    const cents = Number(match[4] ?? 0);
    return spelled !== null && cents === 0 && spelled !== figures;
  });
  if (wrong.length === 0) return [];
  const spans = wrong.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const shown = spans.map((span) => `“${wordsAt(text, span)}”`);
  return [
    {
      at: spans[0]!,
      category: 'words-and-figures',
      title: `Words and figures differ: ${listedShort(shown, 1)}`,
      severity: 'high',
      explanation: `${wrong.length === 1 ? 'A number says' : `${wrong.length} numbers say`} one thing in words and another in figures: ${listedShort(shown, 6)}. As a rule the words prevail, which may not be what was agreed.`,
      recommendation: 'Ask what was agreed, and correct the one that is wrong.',
    },
  ];
};
