import { readdirSync, readFileSync } from 'node:fs';

/** A task's input, what a model answered, and what of it must be left. */
interface GoldenCase<Input, Expected> {
  /** What the case shows, in a few words. */
  name: string;
  input: Input;
  answer: unknown;
  expected: Expected;
}

/** The golden cases in a folder, each with its file's name. */
export function goldenCases<Input, Expected>(folder: URL): [string, GoldenCase<Input, Expected>][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);
}
