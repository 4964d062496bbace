import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IsOptional, IsString } from 'class-validator';
import { loadConfig } from './load-config.js';
import { withoutSecrets, withSecretFiles } from './secret-files.js';

class Secretive {
  @IsString()
  DATABASE_URL!: string;

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;
}

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-secrets-'));
  const file = join(folder, 'url');
  const empty = join(folder, 'empty');
  beforeAll(() => {
    writeFileSync(file, 'postgres://casewright_auth:p@db/casewright\n');
    writeFileSync(empty, '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without the end of its line', () => {
    expect(loadConfig(Secretive, { DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
      'postgres://casewright_auth:p@db/casewright',
    );
  });

  it('gives way to the secret itself, and an empty variable names no file', () => {
    const given = { DATABASE_URL: 'postgres://a', DATABASE_URL_FILE: file };
    expect(loadConfig(Secretive, given).DATABASE_URL).toBe('postgres://a');
    const both = { DATABASE_URL: '', DATABASE_URL_FILE: file, OPENAI_API_KEY_FILE: '' };
    expect(loadConfig(Secretive, both)).toMatchObject({
      DATABASE_URL: expect.stringContaining('casewright_auth'),
    });
  });

  it('stops the start with every file that cannot be read or is empty', () => {
    const env = { DATABASE_URL_FILE: join(folder, 'none'), OPENAI_API_KEY_FILE: empty };
    expect(() => loadConfig(Secretive, env)).toThrow(
      /^The configuration cannot be used:\n {2}DATABASE_URL_FILE: ENOENT.*\/none'\n {2}OPENAI_API_KEY_FILE: .*\/empty is empty$/,
    );
  });

  it('is looked for under the names of secrets alone', () => {
    const env = { DATABASE_URL: 'postgres://a', SSL_CERT_FILE: join(folder, 'none') };
    expect(() => loadConfig(Secretive, env)).not.toThrow();
  });

  it('may be any setting with a password or a key in it', () => {
    const names = [
      'DATABASE_URL',
      'ADMIN_DATABASE_URL',
      'MESSAGE_BUS_URL',
      'OPENAI_API_KEY',
      'SMTP_URL',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'AUTH_DATABASE_PASSWORD',
    ];
    for (const name of names) {
      expect(withSecretFiles({ [`${name}_FILE`]: file })[name]).toContain('casewright_auth');
    }
  });

  it('is kept from a process that needs none, and so is its file', () => {
    const env = { OPENAI_API_KEY: 'k', SMTP_URL_FILE: file, LOG_LEVEL: 'info', PATH: '/bin' };
    expect(withoutSecrets(env)).toEqual({ LOG_LEVEL: 'info', PATH: '/bin' });
  });
});
