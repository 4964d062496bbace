import type { RequestsCounted } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { RequestCounts } from './request-counts.js';

const ADDRESS = '192.0.2.7';
const SEARCHES = { limit: 'address POST /search', seconds: 60, key: ADDRESS };

describe('requests that several gateways count', () => {
  let gateways: RequestCounts[];
  let told: RequestsCounted[];
  let isAway: boolean;

  beforeEach(() => {
    isAway = false;
    told = [];
    const publish = async (_: unknown, counts: RequestsCounted) => {
      if (isAway) throw new Error('The message broker is away.');
      told.push(counts);
      for (const gateway of gateways) await gateway.hear(counts);
    };
    const bus = { publish: publish as Bus['publish'] };
    gateways = [new RequestCounts(bus), new RequestCounts(bus)];
  });

  const count = async (gateway: number, times: number, counted = SEARCHES) => {
    for (let n = 0; n < times; n += 1) {
      await gateways[gateway]!.add(counted);
      gateways[gateway]!.tell(counted);
    }
  };
  const tell = (gateway: number) => gateways[gateway]!.beforeApplicationShutdown();
  const known = async (gateway: number, counted = SEARCHES) =>
    (await gateways[gateway]!.add(counted)).requests - 1;

  it('are known to all of them, each once', async () => {
    await count(0, 3);
    expect(await known(1)).toBe(0);
    await tell(0);
    expect(await known(1)).toBe(4);
    expect(await known(0)).toBe(3);
    await tell(0);
    expect(told).toHaveLength(1);
  });

  it('are apart by route and by subject, and end after the time of their limit', async () => {
    await count(0, 3);
    await tell(0);
    expect(await known(1, { ...SEARCHES, key: '192.0.2.8' })).toBe(0);
    expect(await known(1, { ...SEARCHES, limit: 'account POST /search' })).toBe(0);
    const { endsInMs } = await gateways[1]!.add(SEARCHES);
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(60_000);
  });

  it('are known to nobody else where they were taken back', async () => {
    await gateways[0]!.add(SEARCHES);
    await gateways[0]!.takeBack(SEARCHES);
    await tell(0);
    expect([told.length, await known(0), await known(1)]).toEqual([0, 0, 0]);
  });

  it('are told without anybody’s address, and with no more than a message holds', async () => {
    for (let n = 0; n < 2_100; n += 1) await count(0, 1, { ...SEARCHES, key: `${ADDRESS}.${n}` });
    await tell(0);
    expect(told[0]?.counts).toHaveLength(2_000);
    expect(JSON.stringify(told)).not.toContain(ADDRESS);
  });

  it('are counted by each for itself while the bus is away', async () => {
    isAway = true;
    await count(0, 3);
    await tell(0);
    expect([await known(0), await known(1)]).toEqual([3, 0]);
  });
});
