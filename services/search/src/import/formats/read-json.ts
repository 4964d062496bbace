import { problem, type SourceItem } from '@casewright/law/records';
import { openBytes } from '../files/open-bytes.js';
import { readLines } from '../files/read-lines.js';
import { ImportError } from '../source/import-error.js';
import { CORPUS_FORMATS, casesInJson } from './json-records.js';

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

/** A document is read whole, in an import's bounded memory; a page of an API's has a few MB. */
export const LARGEST_DOCUMENT = 32 * 1024 * 1024;

/**
 * One JSON document: a case, a list of them, or what an API answered. One of many in a folder is a
 * record among records: a damaged one is reported and the next one read.
 *
 * @throws ImportError when it is damaged and was asked for by its own name, or is too large.
 */
export async function* readJsonDocument(
  { path, named }: { path: string; named: boolean },
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceItem> {
  const text = await documentText(path, onRead);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const fault = `JSON that is cut short or damaged: ${(error as Error).message}`;
    if (named) {
      throw new ImportError(`${path} is ${fault}. Download it again, then run the import again.`);
    }
    yield problem('the whole file', `The file is ${fault}.`, text);
    return;
  }
  for (const format of CORPUS_FORMATS) {
    const found = await format.readBeside?.(value, path);
    if (found) return yield { kind: 'case', case: found, place: 'record 1' };
  }
  yield* casesInJson(value, 'record 1');
}

async function documentText(path: string, onRead: (bytes: number) => void): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of openBytes(path, onRead)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= LARGEST_DOCUMENT) continue;
    throw new ImportError(
      `${path} is one JSON document of more than ${LARGEST_DOCUMENT / 1024 / 1024} MB, which cannot be read in parts. Write it as JSONL, with one record per line, or as several files.`,
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}
