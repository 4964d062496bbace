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

/** `[{name, text, labels: {category: [{start, end}]}}]`, in the order of the data set. */
export function readContracts(folder) {
  return readFileSync(join(folder, 'contracts/cuad_labels.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ txt, labels }) => ({
      name: txt,
      text: readFileSync(join(folder, 'contracts/txt', txt), 'utf8'),
      labels: Object.fromEntries(
        Object.entries(labels).map(([name, { spans }]) => [
          kebab(name),
          spans.map(({ offsets: [start, end] }) => ({ start, end })),
        ]),
      ),
    }));
}
