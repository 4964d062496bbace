import { AppError, uploadsOf } from '@casewright/contracts';
import type { Bus } from './bus.js';
import { UploadsClient } from './uploads-client.js';

/** A service that has two chunks, and answers the n-th call for one with `faults[n]`, where there is one. */
function clientOf(faults: Record<number, AppError>) {
  let calls = 0;
  const call = async (_: unknown, { offset }: { offset: number }) => {
    calls += 1;
    const fault = faults[calls];
    if (fault) throw fault;
    const data = Buffer.from(offset === 0 ? 'first ' : 'second').toString('base64');
    return { data, next: offset === 0 ? 6 : null };
  };
  const client = new UploadsClient({ call } as unknown as Bus, uploadsOf.export, [1, 1]);
  return { client, calls: () => calls };
}

async function textOf(client: UploadsClient): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of client.read('id')) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('UploadsClient', () => {
  const away = new AppError('UNAVAILABLE', 'The export service is away.');

  it('goes on with a file once its service is back', async () => {
    const { client, calls } = clientOf({ 1: away, 3: away, 4: away });
    expect(await textOf(client)).toBe('first second');
    expect(calls()).toBe(5);
  });

  it('gives up where it stays away', async () => {
    const { client, calls } = clientOf({ 1: away, 2: away, 3: away });
    await expect(textOf(client)).rejects.toBe(away);
    expect(calls()).toBe(3);
  });

  it('asks once for what is gone', async () => {
    const gone = new AppError('NOT_FOUND', 'This file has expired.');
    const { client, calls } = clientOf({ 2: gone });
    await expect(textOf(client)).rejects.toBe(gone);
    expect(calls()).toBe(2);
  });
});
