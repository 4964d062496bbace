import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@casewright/testing';
import { run } from '../test/run-product.js';

const CLIENTS = 6;
/** Answers of each client before the signal comes. */
const WARM = 20;

interface Outcome {
  status: number | undefined;
  connection: string | undefined;
  /** The error's code, where there is no answer. */
  fault: string | undefined;
}

describe('the product that is stopped under load', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-draining-'));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('answers every request that it takes, and ends well', async () => {
    const port = await freePort();
    const outcomes: Outcome[] = [];
    let clients: Promise<void>[] = [];
    const { code, said } = await run(
      { PORT: String(port), DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off' },
      (pid) => {
        let warm = 0;
        const stopWhenWarm = () => {
          warm += 1;
          if (warm === CLIENTS) process.kill(pid, 'SIGTERM');
        };
        clients = Array.from({ length: CLIENTS }, () => ask(port, outcomes, stopWhenWarm));
      },
    );
    await Promise.all(clients);
    expect({ code, said }).toMatchObject({ code: 0 });
    const answers = outcomes.filter(({ fault }) => fault === undefined);
    expect(answers.length).toBeGreaterThanOrEqual(CLIENTS * WARM);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // Each connection ends with an answer that says so, and no other one is to be had.
    const last = outcomes.filter(({ connection }) => connection === 'close');
    const refused = outcomes.filter(({ fault }) => fault === 'ECONNREFUSED');
    expect([last.length, refused.length]).toEqual([CLIENTS, CLIENTS]);
    expect(outcomes.length - answers.length).toBe(CLIENTS);
  }, 120_000);
});

/** A client as busy as a proxy: one request after another on a connection that is kept. */
async function ask(port: number, outcomes: Outcome[], warm: () => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 1; ; n += 1) {
    const outcome = await get(port, agent);
    outcomes.push(outcome);
    if (outcome.fault !== undefined) return agent.destroy();
    if (n === WARM) warm();
  }
}

function get(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const failed = (fault: NodeJS.ErrnoException): void =>
      resolve({ status: undefined, connection: undefined, fault: fault.code ?? fault.message });
    request({ port, agent, path: '/api/health/ready' }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.once('error', failed).once('end', () => {
        resolve({ status, connection: headers.connection, fault: undefined });
      });
      answer.resume();
    })
      .once('error', failed)
      .end();
  });
}
