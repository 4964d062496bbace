/**
 * The process that reads one uploaded file and ends. It gets the file on its input and answers on
 * its output; it has no network, no secrets in its environment, reads no other file than its own code,
 * and may not write or start anything (`spawnConfined`). Whatever a file does to it, the service only
 * sees that it ended.
 */
import { setTimeout } from 'node:timers/promises';
import type { Extraction } from '../extraction.js';
import { loadPdfReader } from '../pdf/read-pdf.js';
import { readDocument } from '../read-document.js';
import { Refusal } from '../refusal.js';
import type { Ending, Said, Task } from './messages.js';

/** Progress that comes faster than this says nothing new. */
const PROGRESS_MS = 100;
/** Without input for so long, it was started ahead. */
const WAITS_MS = 100;

const input = readInput();
const soon = setTimeout(WAITS_MS).then(() => null);
// Who has to wait gets ready meanwhile for the commonest kind of file.
if (!(await Promise.race([input, soon]))) await loadPdfReader();
const { task, bytes } = await input;
let last = 0;
try {
  const extraction = await readDocument(task.name, bytes, task.limits, onProgress, (outcome) =>
    say({ meanwhile: endingOf(outcome) }),
  );
  say({ extraction });
} catch (error) {
  if (error instanceof Refusal) say(endingOf(error));
  else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
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

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
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
