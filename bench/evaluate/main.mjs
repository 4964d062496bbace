/**
 * `npm run evaluate`: what a model is worth to the product, next to the built-in engine.
 *
 *   npm run evaluate -- --model liar                          no weights needed; so for `scripted`
 *   npm run evaluate -- --endpoint http://localhost:11434/v1 --model qwen2.5:7b
 *     --each 5       so many cases of each task; all, unless given
 *     --tasks analyze,describeCitation
 *     --cut 400      tokens after which an answer is cut; as many as the product asks for, unless given
 *     --key …        else OPENAI_API_KEY
 *     --prices 0.15,0.60   dollars a million tokens, read and written
 *     --baseline     writes bench/baselines/evaluate-MODEL.json; else results/, compared with that
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goldenCases } from './golden-cases.mjs';
import { measure } from './measure.mjs';
import { scriptedModel } from './models.mjs';
import { summaryOf, tableOf } from './report.mjs';

const BENCH = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    endpoint: { type: 'string' },
    model: { type: 'string', default: 'scripted' },
    cut: { type: 'string' },
    key: { type: 'string' },
    each: { type: 'string', default: 'all' },
    tasks: { type: 'string' },
    prices: { type: 'string' },
    baseline: { type: 'boolean', default: false },
  },
});

const server = values.endpoint ? null : await scriptedModel(values.model);
const endpoint = values.endpoint ?? server?.baseUrl;
if (!endpoint) throw new Error('Say which endpoint: --endpoint http://host:port/v1.');
const results = await measure(
  chosen(await goldenCases()),
  {
    endpoint,
    name: values.model,
    key: values.key ?? process.env.OPENAI_API_KEY,
    cut: Number(values.cut ?? 0),
  },
  ({ task, name, seconds, lost }) =>
    process.stderr.write(`${task} ${name}: ${seconds} s${lost ? `, lost: ${lost}` : ''}\n`),
);
await server?.stop();

const summary = summaryOf(results, values.prices?.split(',').map(Number));
const file = fileIn('baselines');
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).summary : null;
console.log(tableOf(summary, before));
const written = values.baseline ? file : fileIn('results');
const host = values.endpoint && new URL(values.endpoint).host;
writeFileSync(written, `${JSON.stringify({ model: values.model, host, summary }, null, 2)}\n`);
// A lie that is shown, or a task that ends in an error, is a fault of the product.
const faults = results.filter(({ error, lies }) => error !== null || lies > 0);
if (process.env.SUMMARY) {
  const failures = faults.map(({ task, name, error }) => ({
    name: `${task}: ${name}`,
    message: error ?? 'A lie of the model’s is shown without a mark.',
  }));
  const passed = results.length - faults.length;
  writeFileSync(process.env.SUMMARY, JSON.stringify({ passed, failed: faults.length, failures }));
}
process.exitCode = faults.length > 0 ? 1 : 0;

function chosen(all) {
  const tasks = values.tasks?.split(',') ?? Object.keys(all);
  const most = values.each === 'all' ? Number.POSITIVE_INFINITY : Number(values.each);
  return Object.fromEntries(tasks.map((task) => [task, spread(all[task], most)]));
}

/** So many of a list, from all over it. */
function spread(list, most) {
  const every = Math.max(1, list.length / most);
  return list.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
}

function fileIn(folder) {
  mkdirSync(join(BENCH, folder), { recursive: true });
  return join(BENCH, folder, `evaluate-${values.model.replace(/[^\w.-]/g, '_')}.json`);
}
