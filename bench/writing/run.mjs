/**
 * The writing rules: precision and recall over libs/law/labeled, by rule; passive detection;
 * words a second, and the time of 100,000 words. `VERBOSE=1` prints every disagreement.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReviewer } from '@casewright/law/writing';
import {
  evaluate,
  evaluatePassives,
  f1,
  precision,
  readLabels,
  recall,
} from '@casewright/law/writing/labeled';

const LABELED = join(import.meta.dirname, '../../libs/law/labeled');
const WORDS = 100_000;
const BOUNDS = { precision: 0.9, recall: 0.8, passiveF1: 0.93, seconds: 5 };

const readLines = (name) =>
  readFileSync(join(LABELED, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export async function run() {
  const sentences = readLines('sentences.jsonl');
  const result = evaluate(sentences);
  const passive = evaluatePassives(readLines('passives.jsonl'));
  const speed = measureSpeed(sentences);
  const figures = {
    sentences: { texts: result.texts, clean: result.clean, ...rates(result.all) },
    passive: rates(passive),
    speed,
    byRule: Object.fromEntries(
      Object.entries(result.byRule)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([rule, tally]) => [rule, rates(tally)]),
    ),
  };
  print(figures);
  if (process.env.VERBOSE) printDisagreements(result);
  return figures;
}

const round = (value) => Math.round(value * 1000) / 1000;
const rates = (tally) => ({
  ...tally,
  precision: round(precision(tally)),
  recall: round(recall(tally)),
  f1: round(f1(tally)),
});

/** The labeled sentences in paragraphs of twelve, no two the same, until there are enough words. */
function measureSpeed(sentences) {
  const texts = sentences.map(({ text }) => readLabels(text).text);
  const paragraphs = [];
  let words = 0;
  for (let i = 0; words < WORDS; i++) {
    const paragraph = Array.from(
      { length: 12 },
      (_, k) => texts[(i * 12 + k * 7) % texts.length],
    ).join(' ');
    paragraphs.push(`Paragraph ${i} says this. ${paragraph}`);
    words += paragraph.split(/\s+/).length + 4;
  }
  createReviewer().review(paragraphs.slice(0, 20).join('\n\n'));
  const text = paragraphs.join('\n\n');
  const reviewer = createReviewer();
  const [first, again] = [0, 1].map((key) => {
    const before = process.cpuUsage();
    const began = performance.now();
    reviewer.review(key === 0 ? text : `${text.slice(0, 500)}x${text.slice(500)}`);
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: performance.now() - began, cpuMilliseconds: (user + system) / 1000 };
  });
  return {
    words,
    seconds: round(first.milliseconds / 1000),
    cpuSeconds: round(first.cpuMilliseconds / 1000),
    wordsPerSecond: Math.round(words / (first.milliseconds / 1000)),
    afterOneKeyMilliseconds: Math.round(again.milliseconds),
  };
}

function print({ sentences, passive, speed, byRule }) {
  console.log(`${'rule'.padEnd(24)}precision  recall  right wrong missed`);
  for (const [rule, row] of Object.entries(byRule)) console.log(line(rule, row));
  console.log(line('all', sentences));
  console.log(line('passive verbs', passive));
  console.log(
    `\n${sentences.texts} labeled texts, ${sentences.clean} of them clean. Bounds: precision ${BOUNDS.precision}, recall ${BOUNDS.recall}, passive F1 ${BOUNDS.passiveF1} (here ${passive.f1}).`,
  );
  console.log(
    `${speed.words} words in ${speed.seconds} s (${speed.cpuSeconds} s of processor), ${speed.wordsPerSecond} words a second; bound ${BOUNDS.seconds} s. After one key: ${speed.afterOneKeyMilliseconds} ms.`,
  );
}

const line = (name, row) =>
  `${name.padEnd(24)}${row.precision.toFixed(3).padStart(9)}${row.recall.toFixed(3).padStart(8)}${String(row.right).padStart(7)}${String(row.wrong).padStart(6)}${String(row.missed).padStart(7)}`;

function printDisagreements({ wrong, missed }) {
  for (const { rule, quote, text } of wrong) console.log(`wrong  ${rule}: “${quote}” in: ${text}`);
  for (const { rule, quote, text } of missed) console.log(`missed ${rule}: “${quote}” in: ${text}`);
}
