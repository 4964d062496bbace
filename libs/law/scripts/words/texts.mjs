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

const tokensOf = (text) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length > 60)
    .map((paragraph) => readParagraph(paragraph, 'quotation').tokens);

/**
 * Opinions as tokens: what is learned from, what thresholds are chosen on, and what the planted
 * faults are put into, from which nothing is learned. Contracts lend their words only.
 */
export function readTexts() {
  const texts = { learned: [], chosen: [], unseen: [] };
  opinionsOf('opinions', 'opinions_dev.jsonl.gz').forEach((text, at) => {
    const part = at % 2 === 1 ? 'unseen' : at % 8 === 6 ? 'chosen' : 'learned';
    texts[part].push(tokensOf(text));
  });
  opinionsOf('questions', 'opinions_questions_dev.jsonl.gz').forEach((text, at) => {
    texts[at % 4 === 3 ? 'chosen' : 'learned'].push(tokensOf(text));
  });
  const contracts = resolve(SHARED, 'contracts', 'txt');
  texts.contracts = readdirSync(contracts)
    .sort()
    .map((file) => tokensOf(readFileSync(resolve(contracts, file), 'utf8')));
  return texts;
}
