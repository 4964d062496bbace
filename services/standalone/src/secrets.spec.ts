import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SECRETS = fileURLToPath(new URL('../bin/secrets.mjs', import.meta.url));
const PARTS = ['gateway', 'auth', 'search', 'analysis', 'export'];
/** An `.env` of before there were keys, in part written by hand. */
const OLD = '# ours\nPOSTGRES_PASSWORD=old-one\nPUBLIC_URL=https://law.firm.example\nSETUP_TOKEN=';

describe('secrets that an earlier version did not have', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-secrets-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const addMissing = () => execFileSync(process.execPath, [SECRETS, '--missing', file]).toString();
  const read = () => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;

  it('are added, and what is there stays', () => {
    writeFileSync(file, OLD);
    expect(addMissing()).toMatch(
      /^Added to .+ SETUP_TOKEN, .*GATEWAY_SIGNING_KEY, .*BUS_PUBLIC_KEYS\.$/m,
    );
    const env = read();
    expect(env).toMatchObject({
      POSTGRES_PASSWORD: 'old-one',
      PUBLIC_URL: 'https://law.firm.example',
    });
    expect(env.SETUP_TOKEN).toMatch(/^[0-9a-f]{48}$/);
    expect(readFileSync(file, 'utf8')).toMatch(/^# ours\n/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // All that the production overlay asks for.
    const overlay = new URL('../../../docker-compose.production.yml', import.meta.url);
    const asked = readFileSync(overlay, 'utf8').matchAll(/\$\{([A-Z_]+):\?[^}]*npm run secrets/g);
    for (const [, name] of asked)
      expect([name, env[String(name)]]).toEqual([name, expect.any(String)]);
    const before = readFileSync(file, 'utf8');
    expect(addMissing()).toMatch(/lacks nothing/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('name the public key of every part, beside those that were in use', () => {
    writeFileSync(file, 'BUS_PUBLIC_KEYS=gateway=an-older-one\n');
    addMissing();
    const env = read();
    const named = env.BUS_PUBLIC_KEYS!.split(',');
    expect(named).toContain('gateway=an-older-one');
    for (const part of PARTS) {
      const d = env[`${part.toUpperCase()}_SIGNING_KEY`]!;
      const [, x] = named
        .filter((each) => each.startsWith(`${part}=`))
        .at(-1)!
        .split('=');
      const key = createPrivateKey({
        key: { kty: 'OKP', crv: 'Ed25519', d, x: x! },
        format: 'jwk',
      });
      expect(createPublicKey(key).export({ format: 'jwk' }).x).toBe(x);
    }
  });

  it('need a file to be added to', () => {
    expect(addMissing).toThrow('There is no');
  });
});
