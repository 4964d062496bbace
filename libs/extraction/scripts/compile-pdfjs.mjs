/**
 * The last step of the build: pdf.js as a script, and V8's code for it, alongside the built reader.
 * Every child of the reader loads them (docs/adr/0028).
 */
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnConfined } from '../dist/child/spawn-child.js';
import { DEFAULT_LIMITS } from '../dist/extraction.js';
import { CODE_FILE, SCRIPT_FILE, toScript } from '../dist/pdf/compiled/pdfjs-script.js';

const PRINT_CODE = '../dist/pdf/compiled/print-code.js';
const inBuild = (path) => fileURLToPath(new URL(path, import.meta.url));

// A reader that starts meanwhile must not find the code of another script.
rmSync(CODE_FILE, { force: true });
const module = readFileSync(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8');
writeFileSync(SCRIPT_FILE, toScript(module));

const child = spawnConfined(DEFAULT_LIMITS.memoryBytes, [inBuild(PRINT_CODE)]);
child.stderr.pipe(process.stderr);
const [chunks, [exitCode]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
if (exitCode !== 0) throw new Error('pdf.js could not be compiled.');
writeFileSync(`${CODE_FILE}.new`, Buffer.concat(chunks));
renameSync(`${CODE_FILE}.new`, CODE_FILE);
