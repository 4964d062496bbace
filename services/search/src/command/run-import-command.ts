import 'reflect-metadata';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLogger, logUncaught, NestLogger } from '@casewright/platform';
import { NestFactory } from '@nestjs/core';
import { isLawPath } from '../import/fetching/law-order.js';
import { ImportRunner } from '../import/runs/import-runner.js';
import { explainFailure, ImportInterrupted } from '../import/source/import-error.js';
import { SearchModule } from '../search.module.js';
import {
  type CommandOptions,
  INTERRUPTED,
  listenForStop,
  surroundings,
  withoutTimeouts,
} from './command.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { ProgressDisplay } from './show-progress.js';

/** Names, citations, courts, and years alone. */
const METADATA = '--metadata';

const USAGE = `Usage: npm run import -- [${METADATA}] PATH…

Loads case law from files and folders: CourtListener bulk data and API answers, cases from the Caselaw Access Project, and neutral JSONL, compressed or not. Running it again updates only what changed. With ${METADATA}, only which decisions stand where is taken, for the check of citations.`;

/**
 * V8 lets a heap grow to several times what is alive before it collects, in each of an import's
 * threads. A third more than what is alive is enough: collecting more often costs a little time.
 */
const GROW_SPARINGLY = '--heap-growing-percent=33';

/**
 * Each of the threads compiles for itself, and by default V8 copies so much of what a function
 * calls into it that a short import spends more on compiling than it gains by it.
 */
const INLINE_SPARINGLY = '--max-inlined-bytecode-size-cumulative=200';

/** `npm run import`: returns the process's exit code. What it has to say goes to the terminal. */
export async function runImportCommand(options: CommandOptions): Promise<number> {
  const { args, env } = options;
  // The terminal shows progress and sentences; log lines in between only where asked for.
  env.LOG_LEVEL ??= 'error';
  const paths = args.filter((arg) => arg !== METADATA && !arg.startsWith('--import-id='));
  const importId = args.find((arg) => arg.startsWith('--import-id='))?.split('=')[1];
  if (paths.length === 0 || paths.includes('--help')) {
    console.log(USAGE);
    return paths.length === 0 ? 1 : 0;
  }
  logUncaught(createLogger('import'));
  setFlagsFromString(GROW_SPARINGLY);
  setFlagsFromString(INLINE_SPARINGLY);
  const stop = new AbortController();
  listenForStop(stop);
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(surroundings(options));
    await runIn(database.url, {
      paths: paths.map((path) => (isLawPath(path) ? path : resolve(env.INIT_CWD ?? '.', path))),
      withoutTexts: args.includes(METADATA),
      ...(importId ? { importId: Number(importId) } : {}),
      signal: stop.signal,
    });
    return 0;
  } catch (error) {
    console.error(
      `\n${error instanceof ImportInterrupted ? error.message : explainFailure(error)}`,
    );
    return error instanceof ImportInterrupted ? INTERRUPTED : 1;
  } finally {
    await database?.close();
  }
}

async function runIn(
  url: string,
  run: { paths: string[]; importId?: number; withoutTexts: boolean; signal: AbortSignal },
): Promise<void> {
  const logger = createLogger('import');
  const context = await NestFactory.createApplicationContext(
    SearchModule.forLibrary(withoutTimeouts(url)),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  try {
    const display = new ProgressDisplay(process.stdout);
    const snapshot = await context.get(ImportRunner).run({
      ...run,
      onPlan: (plan, resumed) => display.plan(plan, resumed),
      onProgress: (progress) => display.update(progress),
    });
    display.done(snapshot);
  } finally {
    await context.close();
  }
}
