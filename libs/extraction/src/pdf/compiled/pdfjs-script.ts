import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import type { getResolvedPDFJS } from 'unpdf';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;

/**
 * Alongside the built module, by `scripts/compile-pdfjs.mjs`: pdf.js as a script, and V8's code for
 * it.
 */
export const SCRIPT_FILE = fileURLToPath(new URL('./pdfjs.script', import.meta.url));
export const CODE_FILE = fileURLToPath(new URL('./pdfjs.code', import.meta.url));

const EXPORTS = /export\{([^{}]*)\};?\s*$/;
/** V8 keeps text without such letters in one byte each, and a script has no imports of its own. */
const NOT_IN_A_SCRIPT = /[^\0-\x7f]|\bimport\.meta\b|^import\b/;

/**
 * unpdf's pdf.js as a script: a function of the module's address that returns its exports. Node 20
 * keeps compiled functions of scripts only, not of modules.
 *
 * @throws Error when the module is no longer a single file that ends with its exports
 */
export function toScript(module: string): string {
  const exported = EXPORTS.exec(module)?.[1];
  const body = module.replace(EXPORTS, '').replaceAll('import.meta.url', 'address');
  if (!exported || NOT_IN_A_SCRIPT.test(body)) {
    throw new Error('pdf.js is not packed as it was: change toScript with it.');
  }
  const names = exported.split(',').map((each) => {
    const [local, name = local] = each.trim().split(' as ');
    return `${name}:${local}`;
  });
  return `(function(address){'use strict';${body}\nreturn{${names.join(',')}}})`;
}

/**
 * @param code absent, or of another release of Node or with other flags: V8 compiles the script
 * again
 */
export function pdfJsScript(code?: Buffer): Script {
  return new Script(readFileSync(SCRIPT_FILE, 'latin1'), {
    filename: SCRIPT_FILE,
    ...(code ? { cachedData: code } : {}),
  });
}

/** pdf.js, compiled when the product was built; null where it was not. */
export function compiledPdfJs(): PdfJs | null {
  if (!existsSync(CODE_FILE)) return null;
  const script = pdfJsScript(readFileSync(CODE_FILE));
  return (script.runInThisContext() as (address: string) => PdfJs)(import.meta.url);
}
