/** Puts the figures into docs/contract-review.md, between its two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../../docs/contract-review.md');
const BEGIN = '<!-- figures: made by npm run bench -- documents -->';
const END = '<!-- end of figures -->';

const percent = (value) => (value === null ? '–' : `${(value * 100).toFixed(1)} %`);

export function writeFigures({ accuracy, speed }) {
  const page = readFileSync(FILE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest.split(END)[1];
  writeFileSync(FILE, `${before}${BEGIN}\n\n${tables(accuracy, speed)}\n${END}${after}`);
}

function tables({ all, byCategory }, speed) {
  const rows = Object.entries(byCategory).map(([category, it]) => row(category, it));
  return [
    '| category | contracts that have it | contracts it is found in | labels | clauses found | recall | precision | presence F1 |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    row('**all**', all),
    ...rows,
    '',
    `${speed.findings} findings in ${speed.contracts} contracts of ${(speed.characters / 1e6).toFixed(1)} million characters: ${speed.findingsPerSecond} findings a second of processor time for the review itself; a contract of ${Math.round(speed.fiftyPages.characters / 3000)} pages takes ${speed.fiftyPages.secondsToFindings} s from text to findings.`,
    '',
  ].join('\n');
}

const row = (name, it) =>
  `| ${name} | ${it.contracts} | ${it.contractsFound} | ${it.labels} | ${it.found} | ${percent(it.recall)} | ${percent(it.precision)} | ${percent(it.presenceF1)} |`;
