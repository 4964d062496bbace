import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { surroundings } from './command.js';

describe('the database that a command works on', () => {
  const address = 'postgres://casewright_search:secret@postgres:5432/casewright';
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-command-'));
    writeFileSync(join(folder, 'url'), `${address}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const urlOf = (env: NodeJS.ProcessEnv) =>
    surroundings({ args: [], env, installationSecret: async () => '' }).databaseUrl;

  it('is the one that the environment names, or a file, as in a pod', () => {
    expect(urlOf({ DATABASE_URL: address })).toBe(address);
    expect(urlOf({ DATABASE_URL_FILE: join(folder, 'url') })).toBe(address);
  });

  it('is that of the data folder where none is named', () => {
    expect(urlOf({ DATABASE_URL: '' })).toBeUndefined();
  });
});
