import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readParagraph } from '../../dist/writing/text/reading.js';

const SHARED =
  process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');

function opinionsOf(...path) {
  const file = resolve(SHARED, ...path);
  if (!existsSync(file)) throw new Error(`${file} is not there. Set SHARED_DATA to its folder.`);
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) =>
      JSON.parse(line)
        .opinions.map(({ text }) => text)
        .join('\n\n'),
    );
}

const contractsOf = (...path) =>
  readdirSync(resolve(SHARED, ...path))
    .sort()
    .map((name) => readFileSync(resolve(SHARED, ...path, name), 'utf8'));

const tokensOf = (text) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length > 60)
    .map((paragraph) => readParagraph(paragraph, 'quotation').tokens);

/** Opinions and contracts as tokens, and those from which nothing is learned. */
export function readTexts() {
  const texts = { learned: [], unseen: [] };
  opinionsOf('opinions', 'opinions_dev.jsonl.gz').forEach((text, at) => {
    texts[at % 2 === 1 ? 'unseen' : 'learned'].push(tokensOf(text));
  });
  for (const text of opinionsOf('questions', 'opinions_questions_dev.jsonl.gz'))
    texts.learned.push(tokensOf(text));
  // The others are those that the planted faults are put into.
  for (const text of contractsOf('contracts', 'more').filter((_, at) => at % 2 === 0))
    texts.learned.push(tokensOf(text));
  return texts;
}
