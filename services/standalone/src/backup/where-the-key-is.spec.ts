import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOfKey } from '@casewright/database';
import { afterAll, describe, expect, it } from '@jest/globals';
import { whereTheKeyIs } from './where-the-key-is.js';

const KEY = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';

describe('what a backup says about the key', () => {
  const root = mkdtempSync(join(tmpdir(), 'casewright-where-'));
  const dataDir = join(root, 'data');
  const into = join(root, 'backups');
  const beside = join(into, 'keys', 'encryption-keys');
  mkdirSync(dataDir);
  mkdirSync(join(into, 'keys'), { recursive: true });
  writeFileSync(join(dataDir, 'encryption-keys'), KEY);
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['in the data folder', { dataDir }, '', `in ${join(dataDir, 'encryption-keys')}`],
    ['given', { dataDir }, `${KEY},old`, 'in ENCRYPTION_KEYS'],
    ['given to containers', { dataDir: undefined }, '', 'in ENCRYPTION_KEYS'],
  ])('names the place where it is %s, and says to keep it elsewhere', (_, place, keys, where) => {
    const said = whereTheKeyIs({ ...place, into, withKey: false, keys });
    expect(said).toContain(`${where}, and not in the backup.`);
    expect(said).toContain('Keep a copy of it somewhere else');
    expect(said).not.toContain(KEY);
    if (place.dataDir) expect(said).toContain(nameOfKey(KEY));
  });

  it('says that whoever has the backup reads everything where it is in it', () => {
    const asked = whereTheKeyIs({ dataDir, into, withKey: true, keys: '' });
    expect(asked).toContain(`(${nameOfKey(KEY)}) is beside it, in ${beside}.`);
    // One who sets the key has none made, so there is none to copy.
    expect(whereTheKeyIs({ dataDir, into, withKey: true, keys: KEY })).toContain(
      'not in the backup',
    );
    expect(whereTheKeyIs({ dataDir, into, withKey: false, keys: '' })).not.toContain('earlier');
    writeFileSync(beside, KEY);
    expect(whereTheKeyIs({ dataDir, into, withKey: false, keys: '' })).toContain(
      `An earlier backup put it into ${beside}, too: move that file elsewhere.`,
    );
  });
});
