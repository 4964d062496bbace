import { OPINION_BASIS } from '../comparison/opinions.generated.js';
import type { ReviewedText } from './reading.js';
import { byRule, capital, counted, KIND_WORDS, listed, percent, quoted } from './words.js';

/** Habits that the passage names. */
const HABITS = 3;
/** Words from which a sentence asks too much of its reader. */
const LONG = 40;
/** Words that a paragraph has before its ease is compared with another's. */
const MEASURABLE = 40;

/** The style of a text in two to four paragraphs, each with the words that it speaks of. */
export function stylePassage(reading: ReviewedText): string {
  if (reading.scores.sentences.count === 0) {
    return 'There is no sentence here to judge: what was read are headings, captions or citations. Add a paragraph of prose to have its style reviewed.';
  }
  return [measured(reading), habits(reading), hardest(reading)].filter(Boolean).join('\n\n');
}

function measured({ scores, documentKind }: ReviewedText): string {
  const { words, sentences, readability, passiveShare, comparison } = scores;
  const long = sentences.distribution.reduce(
    (sum, { from, count }) => (from > LONG ? sum + count : sum),
    0,
  );
  const lines = [
    `This reads as ${KIND_WORDS[documentKind]}: ${counted(words, 'word')} in ${counted(sentences.count, 'sentence')}, ${sentences.meanLength} words to a sentence on average.`,
    long > 0
      ? `${capital(counted(long, 'sentence runs', 'sentences run'))} to more than ${LONG} words.`
      : `No sentence is longer than ${LONG} words.`,
    `Its Flesch reading ease is ${readability.flesch}, and it takes about ${counted(Math.max(1, Math.round(readability.fleschKincaidGrade)), 'year')} of schooling to follow${comparison ? `; ${compared(comparison.clearerThan)}` : ''}.`,
    passiveShare > 0
      ? `${percent(passiveShare)} of sentences are passive${passiveShare > 0.35 ? ', which hides who acted' : ''}.`
      : 'No passive sentences were found.',
  ];
  return lines.join(' ');
}

function compared(clearerThan: number): string {
  const opinions = `the ${OPINION_BASIS.opinions} published opinions it was compared with`;
  if (clearerThan === 0) return `it is as hard to read as the hardest of ${opinions}`;
  return `that is clearer than ${clearerThan} percent of ${opinions}`;
}

function habits({ findings }: ReviewedText): string {
  const groups = byRule(findings.filter(({ family }) => family !== 'tone'));
  if (groups.length === 0)
    return 'The rules of wording, grammar, and consistency found nothing to mark. Its facts, its law, and what it leaves out were not examined.';
  const named = groups.slice(0, HABITS).map((group) => {
    const examples = [...new Set(group.slice(0, 20).map(({ quote }) => quoted(quote, 60)))].slice(
      0,
      2,
    );
    return `${group[0]!.title.toLowerCase()} (${counted(group.length, 'place')}, such as ${listed(examples)})`;
  });
  const rest = findings.length - groups.slice(0, HABITS).reduce((sum, g) => sum + g.length, 0);
  const more =
    rest > 0
      ? ` ${capital(counted(rest, 'other remark'))} ${rest === 1 ? 'is' : 'are'} marked in the text.`
      : '';
  return `An editor would start with ${listed(named)}.${more}`;
}

function hardest({ text, scores }: ReviewedText): string {
  const long = scores.paragraphs.filter(({ words }) => words >= MEASURABLE);
  if (long.length < 2) return '';
  const [worst] = [...long].sort((a, b) => a.readability.flesch - b.readability.flesch);
  if (!worst || worst.readability.flesch > scores.readability.flesch - 8) return '';
  const opening = quoted(text.slice(worst.start, worst.end), 70);
  return `The paragraph that begins ${opening} is the hardest to read: ${worst.meanSentenceLength} words to a sentence and a reading ease of ${worst.readability.flesch}, against ${scores.readability.flesch} for the whole. Begin there.`;
}
