import { review } from '../reviewer/create-reviewer.js';
import { readParagraph } from '../text/reading.js';
import { overlaps } from '../text/span.js';
import { sentencePassives } from '../verbs/passive.js';
import { loadWords } from '../words/words.js';
import { type LabeledText, readLabels } from './labels.js';

interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

interface Evaluation {
  texts: number;
  clean: number;
  all: Tally;
}

const words = await loadWords();

/** A finding is right where a label of its rule overlaps it; a label is found once. */
export function evaluate(lines: readonly LabeledText[]): Evaluation {
  const result: Evaluation = { texts: lines.length, clean: 0, all: tally() };
  for (const line of lines) {
    const { text, labels } = readLabels(line.text);
    if (labels.length === 0) result.clean++;
    const open = [...labels];
    for (const { rule, start, end } of review(text, { documentKind: line.in }, words).findings) {
      const at = open.findIndex((label) => label.rule === rule && overlaps(label, { start, end }));
      if (at >= 0) open.splice(at, 1);
      result.all[at >= 0 ? 'right' : 'wrong']++;
    }
    result.all.missed += open.length;
  }
  return result;
}

/** Passive detection: a label holds the auxiliary and participle of one passive verb. */
export function evaluatePassives(lines: readonly { text: string }[]): Tally {
  const sum = tally();
  for (const line of lines) {
    const { text, labels } = readLabels(line.text);
    const open = [...labels];
    for (const { start, end } of passivesOf(text)) {
      const at = open.findIndex((label) => overlaps(label, { start, end }));
      if (at >= 0) open.splice(at, 1);
      sum[at >= 0 ? 'right' : 'wrong']++;
    }
    sum.missed += open.length;
  }
  return sum;
}

const tally = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

export const precision = ({ right, wrong }: Tally): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);

export const recall = ({ right, missed }: Tally): number =>
  right + missed === 0 ? 1 : right / (right + missed);

export const f1 = (tallied: Tally): number => {
  const [p, r] = [precision(tallied), recall(tallied)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
};

/** The passive verbs of a paragraph, at its offsets. */
function passivesOf(text: string): { start: number; end: number }[] {
  return readParagraph(text, 'prose').sentences.flatMap((sentence) =>
    sentencePassives(sentence).map(({ from, to }) => ({
      start: sentence.tokens[from]!.start,
      end: sentence.tokens[to - 1]!.end,
    })),
  );
}
