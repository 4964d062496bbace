/** The labeled contracts of CUAD v1 (The Atticus Project, CC BY 4.0), from the shared test data. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the shared data, or null where it is absent. */
export function sharedData() {
  const folder =
    process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
  return existsSync(join(folder, 'contracts/cuad_labels.jsonl')) ? folder : null;
}

const kebab = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const PARTS = [
  { labels: 'contracts/cuad_labels.jsonl', texts: 'contracts/txt' },
  { labels: 'contracts/cuad_labels_more.jsonl', texts: 'contracts/more' },
];
/** Of the second part, by name, one in three is kept for the report: nothing is tuned with it. */
const REPORTED = { every: 3, at: 2 };

/**
 * `[{name, text, labels: {category: [{start, end}]}, isReported}]`. The weights, the thresholds, the
 * cues, and the rules come from those that are not reported.
 */
export function readContracts(folder) {
  const [first, second] = PARTS.map(({ labels, texts }) => readPart(folder, labels, texts));
  const names = second.map(({ name }) => name).sort();
  const isReported = (name) => names.indexOf(name) % REPORTED.every === REPORTED.at;
  return [
    ...first.map((contract) => ({ ...contract, isReported: false })),
    ...second.map((contract) => ({ ...contract, isReported: isReported(contract.name) })),
  ];
}

const readPart = (folder, labels, texts) =>
  readFileSync(join(folder, labels), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ txt, labels }) => ({
      name: txt,
      text: readFileSync(join(folder, texts, txt), 'utf8'),
      labels: Object.fromEntries(
        Object.entries(labels).map(([name, { spans }]) => [
          kebab(name),
          spans.map(({ offsets: [start, end] }) => ({ start, end })),
        ]),
      ),
    }));
