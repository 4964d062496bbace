/**
 * Makes one file in its own process, so that its peak of memory is its own, and tells how long
 * it took: `node make-file.mjs <subject>`.
 */
import { performance } from 'node:perf_hooks';
import { render } from '../../services/export/dist/rendering/render.js';
import { SUBJECTS } from './subjects.mjs';

const { format, type, data, history } = SUBJECTS[process.argv[2]];
const body = JSON.stringify({ format, type, data: data?.() });
const before = process.cpuUsage();
const begun = performance.now();
const made = await render(
  { body, product: 'Casewright', origin: 'http://localhost:8080' },
  history ?? async function* () {},
);
let bytes = 0;
for await (const chunk of made.bytes) bytes += chunk.length;
const seconds = (performance.now() - begun) / 1000;
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    seconds,
    cpuSeconds: (user + system) / 1e6,
    pages: made.pages,
    bytes,
    // Kilobytes, as the system counts them.
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
