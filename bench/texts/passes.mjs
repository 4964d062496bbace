/**
 * The passes by area: a file of `passes/` is an area and exports `passes`, a list of
 *
 *   { name, run(prepared), prepare?(text), limit? }
 *
 * `run` is measured. It gets the text, or what `prepare` makes of it, which is not; passes that
 * share a `prepare` share its result and must not change it. `limit` is the longest text in
 * characters that the product gives it. Strings that only an area's passes are slow on, in the form
 * of strings.mjs, are its export `strings`.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'passes');

export const areas = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => basename(file, '.mjs'))
    .sort();

/** The area of the passes that the bench must find: see planted.mjs. */
export const PLANTED = 'planted';

/** The passes of an area, and its own strings. */
export async function areaOf(area) {
  const { passes, strings = {} } = await import(
    area === PLANTED ? './planted.mjs' : `./passes/${area}.mjs`
  );
  return { passes, strings };
}
