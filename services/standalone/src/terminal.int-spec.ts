import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Ended {
  code: number | null;
  said: string;
}

/** Runs the built product until it ends, or until it is ready and `then` has been called. */
function run(env: Record<string, string>, then?: (pid: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const product = spawn(process.execPath, [START], {
      cwd: env.DATA_DIR ? tmpdir() : undefined,
      env: { ...process.env, DATABASE_URL: '', MESSAGE_BUS_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      if (then && said.includes('is ready at')) {
        then(product.pid ?? 0);
        then = undefined;
      }
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', (code) => resolve({ code, said }));
  });
}

describe('the product at a terminal', () => {
  let folder: string;
  let port: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-terminal-'));
    chmodSync(folder, 0o755);
    port = await freePort();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const environment = () => ({ PORT: String(port), DATA_DIR: join(folder, 'data') });

  it('starts, and an interrupt ends it and its database', async () => {
    const { code, said } = await run(environment(), (pid) => process.kill(pid, 'SIGINT'));
    expect(said).toContain(`Casewright is ready at http://localhost:${port}`);
    expect(code).toBe(0);
    const again = await run(environment(), (pid) => process.kill(pid, 'SIGTERM'));
    expect(again.code).toBe(0);
  }, 60_000);

  it('takes over what a killed run left behind', async () => {
    await run(environment(), (pid) => process.kill(pid, 'SIGKILL'));
    const { code, said } = await run(environment(), (pid) => process.kill(pid, 'SIGINT'));
    expect(said).toContain('is ready at');
    expect(code).toBe(0);
  }, 60_000);

  it('says that the port is in use', async () => {
    const other = createServer().listen(port);
    const { code, said } = await run(environment());
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use. Stop what uses it, or choose another:`);
  }, 60_000);

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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address() as { port: number };
      probe.close(() => resolve(address.port));
    });
  });
}
