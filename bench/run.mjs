/**
 * The benchmarks: `npm run bench` runs all, `npm run bench -- bus` one. Each is a folder here with
 * a run.mjs that exports `run(): Promise<object>`, prints its own table and returns its figures.
 * They go to results/<name>.json; with `--baseline` also to baselines/<name>.json, which is
 * committed. They measure what was built: run `npm run build` first.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const HERE = import.meta.dirname;

async function main() {
  const { values, positionals } = parseArgs({
    options: { baseline: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const known = readdirSync(HERE)
    .filter((name) => existsSync(join(HERE, name, 'run.mjs')))
    .sort();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  for (const name of positionals.length > 0 ? positionals : known) {
    await runOne(name, values.baseline);
  }
}

async function runOne(name, asBaseline) {
  console.log(`\n▸ Benchmark ${name}\n`);
  const { run } = await import(`./${name}/run.mjs`);
  const figures = await run();
  if (figures.skipped) {
    console.log(`Left out: ${figures.skipped}.`);
    return;
  }
  const result = { name, date: new Date().toISOString(), machine: machine(), ...figures };
  const file = inFolder('results', name);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  if (asBaseline) copyFileSync(file, inFolder('baselines', name));
}

function inFolder(folder, name) {
  mkdirSync(join(HERE, folder), { recursive: true });
  return join(HERE, folder, `${name}.json`);
}

function machine() {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
