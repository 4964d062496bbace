import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@casewright/testing';
import { startedProduct } from '../test/product-process.js';
import { run } from '../test/run-product.js';

describe('the product at a terminal', () => {
  let folder: string;
  let port: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-terminal-'));
    chmodSync(folder, 0o755);
    port = await freePort();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What a first start makes is looked at once. */
  async function useStarted(): Promise<void> {
    rmSync(folder, { recursive: true });
    folder = await startedProduct();
  }

  const environment = () => ({ PORT: String(port), DATA_DIR: join(folder, 'data') });

  it('starts, and an interrupt ends it and its database', async () => {
    const { code, said } = await run(environment(), (pid) => process.kill(pid, 'SIGINT'));
    expect(said).toContain(`Casewright is ready at http://localhost:${port}`);
    expect(code).toBe(0);
    const again = await run(environment(), (pid) => process.kill(pid, 'SIGTERM'));
    expect(again.code).toBe(0);
    const links = [said, again.said].map((each) => /\/setup#[\w-]{43}$/m.exec(each)?.[0]);
    expect(links[0]).toBeDefined();
    expect(links[1]).toBe(links[0]);
  }, 60_000);

  it('takes over what a killed run left behind', async () => {
    await useStarted();
    await run(environment(), (pid) => process.kill(pid, 'SIGKILL'));
    const { code, said } = await run(environment(), (pid) => process.kill(pid, 'SIGINT'));
    expect(said).toContain('is ready at');
    expect(code).toBe(0);
  }, 180_000);

  it('says that the port is in use', async () => {
    await useStarted();
    const other = createServer().listen(port);
    const { code, said } = await run(environment());
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use. Stop whatever uses it, or choose another:`);
  }, 180_000);

  it('says that the data folder is of a newer version', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(
      join(folder, 'data', 'casewright.json'),
      JSON.stringify({ format: 999, home: 'database' }),
    );
    const { code, said } = await run(environment());
    expect(code).toBe(1);
    expect(said).toMatch(/newer/);
    expect(said).not.toMatch(/at .*\.js:\d+/);
  }, 60_000);

  it('says that the data folder cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, said } = await run({ ...environment(), DATA_DIR: join(folder, 'file', 'data') });
    expect(code).toBe(1);
    expect(said).toContain('DATA_DIR');
    expect(said).not.toMatch(/at .*\.js:\d+/);
  }, 60_000);

  it('lists every fault of the configuration at once', async () => {
    const { code, said } = await run({ ...environment(), PORT: '99999', RATE_LIMITS: 'maybe' });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT: /);
    expect(said).toMatch(/RATE_LIMITS: /);
  }, 60_000);
});
