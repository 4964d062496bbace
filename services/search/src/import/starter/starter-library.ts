import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type StarterCase, StarterCaseSchema } from '../../library/starter-case.schema.js';

/** The source of its cases. */
export const STARTER = 'starter';

const FOLDER = new URL('../../../starter-library/', import.meta.url);

/** All records of the starter library, in the order of the files' names. */
export async function readStarterLibrary(): Promise<StarterCase[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  const fields = await Promise.all(files.map(readField));
  return fields.flat();
}

async function readField(file: string): Promise<StarterCase[]> {
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  return z.array(StarterCaseSchema).parse(JSON.parse(text));
}
