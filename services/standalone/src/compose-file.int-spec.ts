import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';

// A process starts in it.
jest.setTimeout(60_000);

const file = new URL('../../../docker-compose.yml', import.meta.url);
const AUDIT = fileURLToPath(new URL('../dist/audit.js', import.meta.url));
const SEED = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';

/** The environment of a part of Compose where this one variable is set. */
function environmentOf(part: string, name: string, value: string): Record<string, string> {
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  return Object.fromEntries(
    Object.entries(services[part]?.environment ?? {}).map(([key, text]) => [
      key,
      text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, variable, usual) =>
        variable === name ? value : usual,
      ),
    ]),
  );
}

describe('docker-compose.yml', () => {
  it('lets database-setup print the public key of the audit log', () => {
    const env = environmentOf('database-setup', 'AUDIT_SIGNING_KEY', SEED);
    const path = { PATH: process.env.PATH };
    const said = execFileSync(process.execPath, [AUDIT, 'key'], { env: { ...path, ...env } });
    expect(String(said).trim()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('keeps the key that signs from the process that makes backups', () => {
    expect(environmentOf('backup', 'AUDIT_SIGNING_KEY', SEED).AUDIT_SIGNING_KEY).toBe('');
  });
});
