import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDocx, p } from '@casewright/extraction/testing';
import { jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../../test/product.js';
import { runCheck } from './run-check.js';

jest.setTimeout(180_000);

const GOOD = 'Miranda v. Arizona, 384 U.S. 436, 444 (1966).';
const BAD = `${GOOD} Gideon v. Wainwright, 372 U.S. 335 (1964).`;

describe('npm run check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-check-'));
  const file = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(folder, name), content);
    return name;
  };
  let product: RunningProduct;
  let key = '';

  beforeAll(async () => {
    product = await startProduct();
    const ann = await product.signUp('ann@firm.example');
    const asked = { name: 'script', scope: 'read', expiresInDays: 1, current: 'secret-1' };
    key = ((await (await product.ask(ann, '/api/account/keys', asked)).json()) as { key: string })
      .key;
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  });

  async function run(args: string[], env: NodeJS.ProcessEnv = { CASEWRIGHT_API_KEY: key }) {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const around = { env: { INIT_CWD: folder, ...env }, print: say, complain: say };
    return { status: await runCheck(args, around), said: said.join('\n') };
  }
  const ask = (...files: string[]) => run(['--server', product.origin, ...files]);

  it('asks a running installation over an API key', async () => {
    expect(await ask(file('good.txt', GOOD))).toMatchObject({ status: 0 });
    const docx = file('bad.docx', makeDocx(p(BAD)));
    const bad = await ask('good.txt', docx);
    expect(bad.status).toBe(1);
    expect(bad.said).toContain('✗ Year differs');
    const json = await run(['--server', product.origin, '--json', docx]);
    expect(JSON.parse(json.said)).toMatchObject({ status: 1, files: [{ file: docx }] });
  });

  it('fails closed', async () => {
    for (const [name, content] of [
      ['statute.txt', `${GOOD} See 42 U.S.C. § 1983.`],
      ['nothing.txt', 'Nothing is cited here.'],
      ['broken.docx', 'PK no package'],
    ] as const) {
      expect(await ask(file(name, content))).toMatchObject({ status: 2 });
    }
    expect(await ask('missing.pdf')).toMatchObject({ status: 2 });
    expect(await ask()).toMatchObject({ status: 2, said: expect.stringMatching(/^Usage:/) });
    expect(await run(['--what', 'good.txt'])).toMatchObject({ status: 2 });
    const server = ['--server', product.origin, 'good.txt'];
    expect(await run(server, {})).toMatchObject({
      status: 2,
      said: expect.stringContaining('Set CASEWRIGHT_API_KEY'),
    });
    expect(await run(server, { CASEWRIGHT_API_KEY: 'cwk_wrong' })).toMatchObject({ status: 2 });
    expect(await run(['--server', 'http://localhost:9', 'good.txt'])).toMatchObject({ status: 2 });
  });

  // Last: with another data folder it gives the service's role another password.
  it('asks its own library, beside the running product, in a process of its own', async () => {
    const script = fileURLToPath(new URL('../../dist/check.js', import.meta.url));
    const end = async (...args: string[]) => {
      const own = { DATABASE_URL: product.database.adminUrl, DATA_DIR: folder, INIT_CWD: folder };
      const env = { ...process.env, ...own };
      const child = spawn(process.execPath, [script, ...args], { env, cwd: folder });
      let said = '';
      child.stdout.on('data', (piece) => {
        said += piece;
      });
      const [code] = await once(child, 'close');
      return { code, said };
    };
    expect(await end(file('bad.txt', BAD))).toMatchObject({
      code: 1,
      said: expect.stringContaining('Gideon v. Wainwright was decided in 1963'),
    });
    expect(await end()).toMatchObject({ code: 2 });
  });
});
