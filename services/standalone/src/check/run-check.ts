import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DocumentReader, openReader } from '@casewright/analysis-service';
import { OperatorError, withSecretFiles } from '@casewright/platform';
import { type Checker, KEY_VARIABLE, ownChecker, serverChecker } from './checkers.js';
import {
  asJson,
  asTable,
  failed,
  type Outcome,
  outcomeOf,
  type Status,
  statusOf,
} from './outcome.js';

const USAGE = `Usage: npm run check -- [--json] [--server URL] FILE…

Checks the citations and quotations of briefs: PDF, DOCX, DOC, or text.
  --json        everything that was found, as JSON
  --server URL  asks a running installation, with an API key in ${KEY_VARIABLE};
                the file is read here, and its text alone is sent. Without it, the library
                of this installation is asked, whether it runs or not.
Exit status: 0 all verified, 1 something speaks against a citation, 2 something could not be
checked or read, or the file has no citations.`;

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  print(text: string): void;
  complain(sentence: string): void;
}

/** `npm run check`: whatever goes wrong is no good news. */
export async function runCheck(args: readonly string[], around: Surroundings): Promise<Status> {
  try {
    const { positionals: files, values } = parse(args);
    if (files.length === 0) throw new OperatorError(USAGE);
    const env = withSecretFiles(around.env);
    const checker = values.server ? serverChecker(values.server, env) : await ownChecker(env);
    const outcomes = await checkAll(files, checker, env.INIT_CWD ?? '.');
    if (values.json) around.print(asJson(outcomes));
    else for (const outcome of outcomes) around.print(asTable(outcome));
    return statusOf(outcomes);
  } catch (error) {
    around.complain(wordsOf(error));
    return 2;
  }
}

function parse(args: readonly string[]) {
  const options = { json: { type: 'boolean' }, server: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new OperatorError(USAGE);
  }
}

async function checkAll(
  files: readonly string[],
  checker: Checker,
  folder: string,
): Promise<Outcome[]> {
  const reader = openReader();
  try {
    const outcomes: Outcome[] = [];
    for (const file of files)
      outcomes.push(await checkOne(file, resolve(folder, file), reader, checker));
    return outcomes;
  } finally {
    reader.close();
    await checker.close();
  }
}

async function checkOne(
  file: string,
  path: string,
  reader: DocumentReader,
  checker: Checker,
): Promise<Outcome> {
  try {
    const { document, notices } = await reader.read(path);
    return outcomeOf(file, await checker.check(document.text), notices);
  } catch (error) {
    return failed(file, wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
