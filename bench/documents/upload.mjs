/**
 * A 50 MB upload through the gateway: how far its memory rises, and how fast the file passes.
 *
 *   node bench/documents/upload.mjs        (after `npm run build`)
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ANY_SESSION } from '../bus/casewright-echo/session.mjs';

const GATEWAY = join(import.meta.dirname, 'gateway-process.mjs');
const MEGABYTE = 1024 * 1024;
const SIZE = 50 * MEGABYTE;
/** Enough uploads that what the first ones load and compile is there before it is measured. */
const WARM_UP = 3;
const LOOK_EVERY_MS = 10;
const BOUNDARY = 'casewright-bench';
/** Targets of the project. */
const TARGETS = { riseMb: 20 };

export async function runUpload() {
  const gateway = fork(GATEWAY, { env: { ...process.env, LOG_LEVEL: 'silent' } });
  try {
    const [{ port }] = await once(gateway, 'message');
    for (let n = 0; n < WARM_UP; n += 1) await upload(port, 5 * MEGABYTE);
    const before = await residentMemory(gateway);
    const start = performance.now();
    const { peak } = await watched(gateway, upload(port, SIZE));
    const seconds = (performance.now() - start) / 1_000;
    const result = {
      megabytes: SIZE / MEGABYTE,
      beforeMb: Math.round(before / MEGABYTE),
      riseMb: Math.round(((peak - before) / MEGABYTE) * 10) / 10,
      mbPerSecond: Math.round(SIZE / MEGABYTE / seconds),
      targets: TARGETS,
    };
    console.table({ upload: result });
    return result;
  } finally {
    gateway.disconnect();
  }
}

/** The stand-in refuses the document once all of it has arrived: 422. */
async function upload(port, size) {
  const sender = request({
    port,
    method: 'POST',
    path: '/api/insights/analyze',
    headers: {
      cookie: ANY_SESSION,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const answered = once(sender, 'response');
  await pipeline(Readable.from(form(size)), sender);
  const [response] = await answered;
  response.resume();
  if (response.statusCode !== 422) throw new Error(`The upload ended with ${response.statusCode}.`);
}

function* form(size) {
  yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="bench.txt"\r\n\r\n`;
  const piece = Buffer.alloc(64 * 1024, 'word ');
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
  yield `\r\n--${BOUNDARY}--\r\n`;
}

async function watched(gateway, work) {
  let peak = 0;
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    peak = Math.max(peak, await residentMemory(gateway));
    await delay(LOOK_EVERY_MS);
  }
  await finished;
  return { peak };
}

async function residentMemory(gateway) {
  gateway.send('usage');
  const [{ rss }] = await once(gateway, 'message');
  return rss;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await runUpload(), null, 2));
