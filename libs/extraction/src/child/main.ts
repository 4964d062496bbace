/**
 * The process that reads one uploaded file and ends. It gets the file on its input and answers on
 * its output; it has no network, no secrets in its environment, reads no other file than its own code,
 * and may not write or start anything (`spawnConfined`). Whatever a file does to it, the service only
 * sees that it ended.
 */
import { setTimeout } from 'node:timers/promises';
import type { Extraction } from '../extraction.js';
import { loadOtherReaders, loadPdfReader, readDocument } from '../read-document.js';
import { isMissingPart, Refusal } from '../refusal.js';
import { piecesOf } from './document-pieces.js';
import type { Ending, Said, Task } from './messages.js';

/** Progress that comes faster than this says nothing new. */
const PROGRESS_MS = 100;
/** Without input for so long, it was started ahead. */
const WAITS_MS = 100;
/** A file that came meanwhile is noticed in less. */
const STILL_WAITS_MS = 20;
/** Bytes of a file that was made, in one line. */
const FILE_PIECE = 98_304;

// It has started: what goes wrong from here on may be the file's fault.
say({ progress: 0 });
const input = readInput();
let last = 0;
try {
  // Who has to wait gets ready meanwhile: first for the commonest kind of file, then for all.
  if (await isIdle(WAITS_MS)) {
    await loadPdfReader();
    if (await isIdle(STILL_WAITS_MS)) await loadOtherReaders();
  }
  const { task, bytes } = await input;
  const sayMeanwhile = (outcome: Extraction | Refusal): void =>
    sayEnding(endingOf(outcome), (meanwhile) => ({ meanwhile }));
  const { name, limits, purpose } = task;
  const extraction = await readDocument(name, bytes, limits, onProgress, sayMeanwhile, purpose);
  sayEnding({ extraction });
} catch (error) {
  if (error instanceof Refusal) say(endingOf(error));
  else {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say(isMissingPart(error) ? { broken: stack } : { failed: stack });
  }
}

function onProgress(done: number): void {
  const now = Date.now();
  if (now - last < PROGRESS_MS) return;
  last = now;
  say({ progress: done });
}

function endingOf(outcome: Extraction | Refusal): Ending {
  if (!(outcome instanceof Refusal)) return { extraction: outcome };
  return { refused: outcome.reason, about: outcome.about };
}

/** The document goes ahead: to read all of a long one at once would keep the service from everything else. */
function sayEnding(ending: Ending, as = (said: Ending): Said => said): void {
  if (!('extraction' in ending)) return void say(as(ending));
  const { document, file, ...extraction } = ending.extraction;
  for (const piece of piecesOf(document)) say({ piece });
  for (let at = 0; file && at < file.length; at += FILE_PIECE)
    say({ bytes: file.toString('base64', at, at + FILE_PIECE) });
  say(as({ extraction: { ...extraction, document: { text: '' } } }));
}

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

/** Whether there is no file yet, after a while. */
async function isIdle(ms: number): Promise<boolean> {
  const soon = setTimeout(ms).then(() => null);
  return (await Promise.race([input, soon])) === null;
}

async function readInput(): Promise<{ task: Task; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const input = Buffer.concat(chunks);
  const line = input.indexOf('\n');
  // Started ahead, and never needed.
  if (line < 0) process.exit();
  const task = JSON.parse(input.subarray(0, line).toString()) as Task;
  return { task, bytes: input.subarray(line + 1) };
}
