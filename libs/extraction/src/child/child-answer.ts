import type { Extraction } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { type DocumentPiece, documentOf } from './document-pieces.js';
import type { Ending, Said } from './messages.js';
import type { Child } from './spawn-child.js';
import { Watch } from './watch.js';

const MEGABYTE = 1024 * 1024;
/**
 * A document's text, blocks, and changes as JSON, twice; the limit on characters keeps it far
 * below.
 */
const LONGEST_ANSWER = 128 * MEGABYTE;
const STDERR_KEPT = 2_000;

/**
 * The child broke off over a file in a way that nobody foresaw. What it said may quote the file, so
 * only its stack is passed on, for the log.
 */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';

  constructor(message: string, said: string) {
    super(message);
    this.stack = said;
  }
}

/** The reader did not start, or lacks a part: no file is to blame, and someone has to fix it. */
export class BrokenReader extends Error {
  override readonly name = 'BrokenReader';

  constructor(said: string) {
    super('The document reader is not installed correctly.');
    this.stack = said;
  }
}

/** Null for what the child has not said. */
interface Heard {
  started: boolean;
  ending: Ending | null;
  meanwhile: Ending | null;
}

export async function listen(child: Child, watch: Watch): Promise<Heard> {
  let [rest, length] = ['', 0];
  const heard: Heard = { started: false, ending: null, meanwhile: null };
  const pieces: DocumentPiece[] = [];
  const file: Buffer[] = [];
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout as AsyncIterable<string>) {
    watch.hear();
    rest += text;
    length += text.length;
    if (length > LONGEST_ANSWER) throw new Refusal('too-much-content');
    if (!text.includes('\n')) continue;
    heard.started = true;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = JSON.parse(line) as Said;
      if ('piece' in said) pieces.push(said.piece);
      else if ('bytes' in said) file.push(Buffer.from(said.bytes, 'base64'));
      else if ('meanwhile' in said) {
        heard.meanwhile = withDocument(said.meanwhile, pieces.splice(0));
        watch.allowRecognition();
      } else if (!('progress' in said)) heard.ending = withDocument(said, pieces.splice(0));
    }
  }
  if (file.length > 0 && heard.ending && 'extraction' in heard.ending)
    heard.ending.extraction.file = Buffer.concat(file);
  return heard;
}

function withDocument(ending: Ending, pieces: readonly DocumentPiece[]): Ending {
  if (!('extraction' in ending)) return ending;
  return { extraction: { ...ending.extraction, document: documentOf(pieces) } };
}

export async function lastErrors(child: Child): Promise<string> {
  let kept = '';
  child.stderr.setEncoding('utf8');
  for await (const text of child.stderr as AsyncIterable<string>) {
    kept = (kept + text).slice(-STDERR_KEPT);
  }
  return kept;
}

export function extractionOf(ending: Ending | null, errors: string): Extraction {
  if (!ending) {
    if (/out of memory|allocation failed/i.test(errors)) throw new Refusal('too-much-content');
    throw new ChildFailure('The child ended without an answer.', errors);
  }
  if ('refused' in ending) throw new Refusal(ending.refused, ending.about);
  if ('broken' in ending) throw new BrokenReader(ending.broken);
  if ('failed' in ending) throw new ChildFailure('The child failed.', ending.failed);
  return ending.extraction;
}
