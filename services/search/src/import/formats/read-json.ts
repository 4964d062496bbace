import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { openBytes } from '../files/open-bytes.js';
import { readLines } from '../files/read-lines.js';
import { ImportError } from '../import-error.js';
import { problem, type SourceItem } from '../source-case.js';
import { capCase, isCapCase } from './cap/cap-case.js';
import { casesInJson } from './json-records.js';

/** A record a line, each on its own: a bad one is reported and the next one read. */
export async function* readJsonLines(
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceItem> {
  for await (const line of readLines(openBytes(path, onRead))) {
    const place = `line ${line.number}`;
    if (line.tooLong) yield problem(place, 'The line is too long to be a case.', line.text);
    else yield* parsedLine(line.text, place);
  }
}

function* parsedLine(text: string, place: string): Generator<SourceItem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    yield problem(place, `The line is not valid JSON: ${(error as Error).message}.`, text);
    return;
  }
  yield* casesInJson(value, place);
}

/** One JSON document: a case, a list of them, or what an API answered. */
export async function* readJsonDocument(
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceItem> {
  const text = await textOf(openBytes(path, onRead));
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ImportError(
      `${path} is JSON that is cut short or damaged: ${(error as Error).message}. Download it again, then run the import again.`,
    );
  }
  const html = isCapCase(value) ? await pageOf(path) : null;
  if (html !== null && isCapCase(value)) {
    yield { kind: 'case', case: capCase(value, html), place: 'record 1' };
  } else {
    yield* casesInJson(value, 'record 1');
  }
}

/** In the static files of the Caselaw Access Project, `cases/0001-01.json` has `html/0001-01.html`. */
async function pageOf(path: string): Promise<string | null> {
  const folder = dirname(path);
  if (basename(folder) !== 'cases') return null;
  const page = join(dirname(folder), 'html', basename(path).replace(/\.json$/, '.html'));
  return existsSync(page) ? readFile(page, 'utf8') : null;
}
