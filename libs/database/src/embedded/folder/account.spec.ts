import { describe, expect, it } from '@jest/globals';
import { unprivilegedAccount } from './account.js';

const root = 'root:x:0:0:root:/root:/bin/bash';
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const postgres = 'postgres:x:101:104:,,,:/var/lib/postgresql:/bin/bash';

describe('unprivilegedAccount', () => {
  it.each([
    [[root, nobody, postgres], { uid: 101, gid: 104 }],
    [[root, nobody], { uid: 65_534, gid: 65_534 }],
    [[root, 'postgres:x:0:0::/:/bin/sh', nobody], { uid: 65_534, gid: 65_534 }],
    [[root, 'alice:x:1000:1000::/home/alice:/bin/sh'], undefined],
    [['', 'damaged'], undefined],
  ])('from %j', (lines, expected) => {
    expect(unprivilegedAccount(lines.join('\n'))).toEqual(expected);
  });
});
