import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { authService } from '@casewright/auth-service';
import { readReadiness } from '@casewright/contracts';
import { GatewayConfig, type RunningGateway, startGateway } from '@casewright/gateway';
import { createTransport, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, freePort, type TestDatabase } from '@casewright/testing';
import { eventually, gate } from '@casewright/testing/sync';
import { jest } from '@jest/globals';

jest.setTimeout(60_000);

const brokerUrl = process.env.TEST_MESSAGE_BUS_URL;
const BUSES = [
  ['in one process', undefined],
  ...(brokerUrl ? [['over RabbitMQ', brokerUrl] as const] : []),
] as const;

const CLIENTS = 6;
/** Answers that each client has of a gateway before the next thing happens. */
const SEVERAL = 20;

interface Outcome {
  port: number;
  /** Of the answer, or the code of the error where there was none. */
  status: number | string;
}

describe.each(BUSES)('several gateways, %s', (_, url) => {
  let database: TestDatabase;
  let open: (settings?: Partial<GatewayConfig>) => Promise<RunningGateway>;
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const logger = createLogger('gateways-spec', 'silent');
    const namespace = `gateways-${randomUUID()}`;
    const inProcess = url ? null : await createTransport({ logger });
    if (inProcess) stops.unshift(() => inProcess.close());
    const connect = async () => {
      if (inProcess) return inProcess;
      const transport = await createTransport({ url, namespace, logger });
      stops.unshift(() => transport.close());
      return transport;
    };
    const databaseUrl = database.url(authService.name);
    const transport = await connect();
    const service = await startService(authService, { transport, databaseUrl, logger });
    stops.unshift(() => service.stop());
    open = async (settings = {}) => {
      const own = { PORT: await freePort(), RATE_LIMITS: 'off', ...settings };
      const config = Object.assign(new GatewayConfig(), own);
      const gateway = await startGateway({ transport: await connect(), config, logger });
      stops.unshift(() => gateway.stop());
      return gateway;
    };
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    await database.drop();
  });

  it('answer every request under load while one is added and one is taken away', async () => {
    const first = await open();
    const cookie = await signUp(first.port);
    const load = new Load([first.port], cookie);
    await load.answers(first.port);
    const second = await open();
    load.ports.push(second.port);
    await load.answers(second.port);
    await first.stop();
    await load.answers(second.port);
    await load.end();
    const failed = load.outcomes.filter(({ status }) => status !== 200);
    expect(failed).toEqual([]);
    expect(load.outcomes.length).toBeGreaterThanOrEqual(3 * CLIENTS * SEVERAL);
    expect(load.ports).toEqual([second.port]);
  });

  it('count requests together', async () => {
    const few = { RATE_LIMITS: 'on', RATE_LIMIT_FACTOR: 0.25 } as const;
    const [one, other] = [await open(few), await open(few)];
    const ask = async ({ port }: RunningGateway) =>
      (await fetch(`http://localhost:${port}/api${readReadiness.http.path}`)).status;
    const most = readReadiness.http.def.limit.requests * few.RATE_LIMIT_FACTOR;
    let answered = 0;
    while ((await ask(one)) !== 429) answered += 1;
    expect(answered).toBe(most);
    let more = 0;
    await eventually(async () => {
      const status = await ask(other);
      if (status !== 429) more += 1;
      return status === 429;
    }, 'the other gateway refuses too');
    expect(more).toBeLessThan(most / 2);
  });
});

async function signUp(port: number): Promise<string> {
  const account = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann Advocate' };
  const answer = await fetch(`http://localhost:${port}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/**
 * Clients that ask in turn whatever gateways there are, over connections that are kept until an answer
 * says that they end. One that takes no connection has been sent nothing: another one is asked.
 */
class Load {
  readonly outcomes: Outcome[] = [];
  private readonly clients: Promise<void>[];
  private isOver = false;
  private heard = (): void => undefined;

  constructor(
    readonly ports: number[],
    private readonly cookie: string,
  ) {
    this.clients = Array.from({ length: CLIENTS }, () => this.ask());
  }

  /** Resolves when a gateway has given several more answers, or anything has failed. */
  async answers(port: number): Promise<void> {
    const enough = gate();
    let left = CLIENTS * SEVERAL;
    this.heard = () => {
      const { port: of, status } = this.outcomes.at(-1) as Outcome;
      if (of === port) left -= 1;
      if (left === 0 || status !== 200) enough.open();
    };
    await enough.opened;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.clients);
  }

  private async ask(): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    for (let n = 0; !this.isOver; n++) {
      const port = this.ports[n % this.ports.length] as number;
      const status = await statusOf(port, agent, this.cookie);
      if (status === 'ECONNREFUSED' && this.ports.some((other) => other !== port))
        this.forget(port);
      else {
        this.outcomes.push({ port, status });
        this.heard();
      }
    }
    agent.destroy();
  }

  private forget(port: number): void {
    const at = this.ports.indexOf(port);
    if (at >= 0) this.ports.splice(at, 1);
  }
}

function statusOf(port: number, agent: Agent, cookie: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get({ port, agent, path: '/api/auth/me', headers: { cookie } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
