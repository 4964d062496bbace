/** The thread: one piece of work after the other, each by messages. */
import 'reflect-metadata';
import { parentPort } from 'node:worker_threads';
import { CitationLibrary } from '../citations/library/citation-library.js';
import { doWork } from './do-work.js';
import type { FromThread, ToThread, Work, WorkName } from './messages.js';
import { ThreadBus } from './thread-bus.js';
import { toThrown } from './thrown.js';

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');
const post = (message: FromThread): void => port.postMessage(message);
const bus = new ThreadBus(post);
const library = new CitationLibrary(bus);

port.on('message', (message: ToThread) => {
  if ('work' in message) void work(message.work, message.input as Work[WorkName]['input']);
  else bus.hear(message);
});

async function work(name: WorkName, input: Work[WorkName]['input']): Promise<void> {
  try {
    const result = await doWork(name, input, library, (stage, done) => post({ stage, done }));
    post({ result });
  } catch (error) {
    post({ thrown: toThrown(error) });
  }
}
