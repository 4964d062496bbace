import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@casewright/testing';
import { gate } from '@casewright/testing/sync';
import { startedProduct } from '../test/product-process.js';
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
  beforeEach(async () => {
    folder = await startedProduct();
    // The first one starts it.
  }, 180_000);
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

  it('answers who waits for work that takes longer, and ends well all the same', async () => {
    const port = await freePort();
    const model = await startSilentModel();
    const answers: Promise<{ status: number; code: string; retryAfter: string | null }>[] = [];
    const { code, said } = await run(
      {
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        RATE_LIMITS: 'off',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'silent',
        EXTERNAL_AI: 'off',
      },
      async (pid) => {
        const cookie = await signUp(port);
        answers.push(analyze(port, cookie));
        await model.asked;
        // The body never ends, so neither does the request.
        answers.push(sendForever(port, cookie));
        // Answered after what came before it has arrived.
        await fetch(`http://localhost:${port}/api/health/live`);
        process.kill(pid, 'SIGTERM');
      },
    );
    model.stop();
    expect({ code, said }).toMatchObject({ code: 0 });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toEqual({ status: 503, code: 'UNAVAILABLE', retryAfter: '5' });
    }
  }, 120_000);
});

const headers = (cookie: string) => ({ cookie, 'content-type': 'application/json' });

async function signUp(port: number): Promise<string> {
  const account = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann Advocate' };
  const answer = await fetch(`http://localhost:${port}/api/auth/signup`, {
    method: 'POST',
    headers: headers(''),
    body: JSON.stringify(account),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function analyze(port: number, cookie: string) {
  const body = new FormData();
  body.set('text', 'This lease is made between Acme Corp. and Bell LLC on March 3, 2025.');
  const url = `http://localhost:${port}/api/insights/analyze`;
  const answer = await fetch(url, { method: 'POST', headers: { cookie }, body });
  return outcomeOf(answer);
}

async function sendForever(port: number, cookie: string) {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{"format":')) });
  const url = `http://localhost:${port}/api/export`;
  const options = { method: 'POST', headers: headers(cookie), body, duplex: 'half' as const };
  return outcomeOf(await fetch(url, options));
}

async function outcomeOf(answer: globalThis.Response) {
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

/** A model that takes every question and answers none. */
async function startSilentModel() {
  const asked = gate();
  const server = createServer(() => asked.open()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: asked.opened,
    stop,
  };
}

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
