import 'reflect-metadata';
import { createLogger, logUncaught, NestLogger } from '@casewright/platform';
import { NestFactory } from '@nestjs/core';
import { readOpenSearchSettings } from '../engines/opensearch/cluster/opensearch-settings.js';
import { Indexer } from '../engines/opensearch/index/indexer.js';
import { SearchModule } from '../search.module.js';
import {
  type CommandOptions,
  INTERRUPTED,
  listenForStop,
  surroundings,
  withoutTimeouts,
} from './command.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

const USAGE = `Usage: npm run reindex

Makes the index in OpenSearch anew from the library in PostgreSQL, beside the one that is searched, and switches to it when it is complete. SEARCH_ENGINE=opensearch and OPENSEARCH_URL say where.`;

const SHOWN_EVERY_MS = 2_000;

/** `npm run reindex`: returns the process's exit code. */
export async function runReindexCommand(options: CommandOptions): Promise<number> {
  const { args, env } = options;
  env.LOG_LEVEL ??= 'error';
  if (args.length > 0) {
    console.log(USAGE);
    return args.includes('--help') ? 0 : 1;
  }
  logUncaught(createLogger('reindex'));
  const stop = new AbortController();
  listenForStop(stop);
  let database: OpenDatabase | undefined;
  try {
    if (!readOpenSearchSettings(env)) {
      console.log(USAGE);
      return 1;
    }
    database = await openDatabase(surroundings(options));
    await rebuildIn(database.url, env, stop.signal);
    return stop.signal.aborted ? INTERRUPTED : 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`\nThe index was not made: ${reason}`);
    return 1;
  } finally {
    await database?.close();
  }
}

async function rebuildIn(url: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const context = await NestFactory.createApplicationContext(
    SearchModule.forLibrary(withoutTimeouts(url), readOpenSearchSettings(env)),
    { logger: new NestLogger(createLogger('reindex')), abortOnError: false },
  );
  try {
    let shownAt = 0;
    await context.get(Indexer).rebuild(signal, (cases) => {
      if (Date.now() - shownAt < SHOWN_EVERY_MS) return;
      shownAt = Date.now();
      console.log(`${cases.toLocaleString('en-US')} cases indexed`);
    });
    console.log(
      signal.aborted
        ? 'Stopped. The next start of the product, or of this command, goes on.'
        : 'The new index is complete, and searches go there.',
    );
  } finally {
    await context.close();
  }
}
