import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '../../errors/database-error.js';
import type { Placement } from '../folder/place-cluster.js';
import { explainFailure } from './explain-failure.js';
import { freePort } from './free-port.js';
import { stalePid } from './orphan.js';
import { Postmaster } from './postmaster.js';
import { readPostmasterFile } from './postmaster-file.js';
import { handOver, runAs } from './run-as.js';
import { serverArguments } from './settings.js';

interface LaunchOptions {
  readonly port?: number | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** What is left of a killed server goes on its own, within about two seconds. */
const LEFTOVERS = /lock file "[^"]+" already exists|pre-existing shared memory block/;
const LEFTOVERS_MS = 15_000;
const PORT_TAKEN = /could not (?:bind|create any TCP\/IP sockets)/;
const LOG_LIMIT = 5 * 1024 * 1024;

/** Starts the server and resolves when it takes connections, after a recovery if one is due. */
export async function launchPostmaster(
  runtime: string,
  place: Placement,
  options: LaunchOptions,
): Promise<Postmaster> {
  const patientUntil = Date.now() + LEFTOVERS_MS;
  for (let portsTried = 0; ; ) {
    const port = options.port ?? (await freePort());
    const outcome = await attempt(runtime, place, port, options);
    if (outcome instanceof Postmaster) return outcome;
    if (LEFTOVERS.test(outcome) && Date.now() < patientUntil) {
      await delay(100);
    } else if (PORT_TAKEN.test(outcome) && options.port === undefined && portsTried < 5) {
      portsTried += 1;
    } else {
      throw failure(outcome, place, port);
    }
  }
}

function failure(output: string, place: Placement, port: number): DatabaseError {
  if (LEFTOVERS.test(output)) {
    return new DatabaseError(
      `Another PostgreSQL is using the database in ${place.home} (process ${readPostmasterFile(place.cluster)?.pid ?? 'unknown'}). Stop it, then start again.`,
    );
  }
  if (PORT_TAKEN.test(output)) {
    return new DatabaseError(
      `The port ${port} for the embedded database is taken by another program. Stop that one or choose another port.`,
    );
  }
  return explainFailure(output, place);
}

/** One start: the running server, or what it wrote before it gave up. */
async function attempt(
  runtime: string,
  place: Placement,
  port: number,
  { settings }: LaunchOptions,
): Promise<Postmaster | string> {
  const log = openLog(place);
  const written = statSync(place.logFile).size;
  const child = spawn(
    join(runtime, 'bin', 'postgres'),
    serverArguments(place.cluster, port, settings),
    {
      ...withStalePid(runAs(place), place.cluster),
      // A separate group: Ctrl-C in the terminal must reach the services first, not the database.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let ended = false;
  let trouble = '';
  const exited = end(child).then((text) => {
    ended = true;
    trouble = text;
  });
  child.unref();
  while (!ended) {
    const file = readPostmasterFile(place.cluster);
    if (file?.pid === child.pid && file?.status === 'ready') {
      return new Postmaster(file.pid, port, exited);
    }
    await delay(15);
  }
  return `${readFileSync(place.logFile).subarray(written).toString('utf8')}\n${trouble}`;
}

function end(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`error: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`error: it ended with ${signal ?? code}`));
  });
}

/**
 * PostgreSQL takes any process with the number in a left-over postmaster.pid for its predecessor:
 * a zombie, or a stranger after a reboot. Named as its grandparent, the number is passed over,
 * while the check that no old backend still holds the shared memory stays in force.
 */
function withStalePid(options: ReturnType<typeof runAs>, cluster: string): typeof options {
  const pid = stalePid(cluster);
  if (pid === undefined) return options;
  return { ...options, env: { ...options.env, PG_GRANDPARENT_PID: String(pid) } };
}

function openLog(place: Placement): number {
  const { logFile } = place;
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT)
    renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  handOver(logFile, place);
  return log;
}
