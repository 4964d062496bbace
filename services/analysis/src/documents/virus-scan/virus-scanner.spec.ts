import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { DocumentsConfig } from '../documents-config.js';
import { VirusScanner } from './virus-scanner.js';

const MB = 1024 * 1024;
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** As clamd is: takes INSTREAM, and finds the test file that all scanners know. */
async function startClamd({ most = 25 * MB, answer = '' } = {}) {
  const scanned: Buffer[] = [];
  const serve = (socket: Socket) => {
    let rest = Buffer.alloc(0);
    let isBegun = false;
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data as Buffer]);
      if (!isBegun) {
        if (rest.length < 10) return;
        expect(rest.subarray(0, 10).toString()).toBe('zINSTREAM\0');
        rest = rest.subarray(10);
        isBegun = true;
      }
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0);
        if (rest.length < 4 + length) return;
        if (length === 0) {
          const all = Buffer.concat(chunks);
          scanned.push(all);
          const found = all.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK';
          socket.end(`${answer || `stream: ${found}`}\0`);
          return;
        }
        chunks.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
        if (Buffer.concat(chunks).length > most) {
          socket.end('INSTREAM size limit exceeded. ERROR\0');
          return;
        }
      }
    });
  };
  const server: Server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `tcp://127.0.0.1:${port}`, scanned, close: () => server.close() };
}

const scannerAt = (url?: string) =>
  new VirusScanner(Object.assign(new DocumentsConfig(), url ? { ANTIVIRUS_URL: url } : {}));

describe('VirusScanner', () => {
  const { signal } = new AbortController();
  async function* of(...pieces: Buffer[]) {
    yield* pieces;
  }
  const refusal = (scanner: VirusScanner, ...pieces: Buffer[]) =>
    scanner
      .assertClean(() => of(...pieces), signal)
      .then(
        () => null,
        (error: unknown) => error,
      );

  it('asks nobody where there is no scanner', async () => {
    const bytes = () => {
      throw new Error('Nothing is to be read.');
    };
    await expect(scannerAt().assertClean(bytes, signal)).resolves.toBeUndefined();
  });

  it('lets a clean file pass, all of which was scanned', async () => {
    const clamd = await startClamd();
    const pieces = [Buffer.alloc(200_000, 'a'), Buffer.from('b'), Buffer.alloc(70_000, 'c')];
    expect(await refusal(scannerAt(clamd.url), ...pieces)).toBeNull();
    expect(clamd.scanned).toHaveLength(1);
    expect(clamd.scanned[0]!.equals(Buffer.concat(pieces))).toBe(true);
    clamd.close();
  });

  it('refuses an infected one, and says what was found', async () => {
    const clamd = await startClamd();
    const parts = [Buffer.from(EICAR.slice(0, 30)), Buffer.from(EICAR.slice(30))];
    expect(await refusal(scannerAt(clamd.url), ...parts)).toMatchObject({
      code: 'UNREADABLE_DOCUMENT',
      message: expect.stringContaining('found “Eicar-Test-Signature”'),
    });
    clamd.close();
  });

  it('refuses one that the scanner does not take', async () => {
    const clamd = await startClamd({ most: 100_000 });
    const large = Array.from({ length: 40 }, () => Buffer.alloc(100_000));
    expect(await refusal(scannerAt(clamd.url), ...large)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    clamd.close();
  });

  it('lets nothing pass that was not scanned: not where nobody answers, nor where the answer is strange', async () => {
    const clamd = await startClamd({ answer: 'UNKNOWN COMMAND' });
    const away = { code: 'UNAVAILABLE', retryAfter: 60 };
    expect(await refusal(scannerAt(clamd.url), Buffer.from('a'))).toMatchObject(away);
    clamd.close();
    expect(await refusal(scannerAt('unix:/nowhere/clamd.ctl'), Buffer.from('a'))).toMatchObject(
      away,
    );
  });

  it('gives up with its job', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const job = new AbortController();
    const scanner = scannerAt(`tcp://127.0.0.1:${port}`);
    const work = scanner.assertClean(() => of(Buffer.from('a')), job.signal);
    server.once('connection', () => job.abort(new Error('canceled')));
    await expect(work).rejects.toThrow('canceled');
    server.close();
  });
});
