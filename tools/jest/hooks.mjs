/** What Node asks, in its own thread, for each module that a spec imports. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, SETTINGS } from './compile.mjs';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/specs');
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

mkdirSync(CACHE, { recursive: true });

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const conditions = ['casewright-source', ...context.conditions];
  return next(sourceOf(specifier, context.parentURL), { ...context, conditions });
}

/** `./a.js` is written for `./a.ts`; what Vite builds says only `./a`. */
function sourceOf(specifier, parent) {
  if (!/^\.{1,2}\//.test(specifier) || !/\.tsx?$/.test(parent ?? '')) return specifier;
  const base = specifier.replace(/\.js$/, '');
  const sources = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return sources.find((source) => existsSync(new URL(source, parent))) ?? specifier;
}

export function load(url, context, next) {
  if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

/** Kept from run to run for as long as the file and the settings stay what they are. */
function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const name = createHash('sha1').update(SETTINGS).update(path).update(source).digest('hex');
  const kept = join(CACHE, `${name}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = compile(source, path);
  // Several workers may write the same one.
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}
