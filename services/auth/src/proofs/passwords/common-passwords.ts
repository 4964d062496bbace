import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The first 64 bits of each hash, in order: fifty thousand passwords in 400 KB. */
let known: BigUint64Array | undefined;

/** Whether many people have a password, or it is one character again and again. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size === 1) return true;
  known ??= readPasswords();
  return holds(known, shortHash(plain));
}

/** What zxcvbn-ts gathered from passwords that became known. Read at the first question. */
function readPasswords(): BigUint64Array {
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const passwords = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return BigUint64Array.from(passwords, shortHash).sort();
}

function shortHash(password: string): bigint {
  return createHash('sha256').update(password).digest().readBigUInt64BE();
}

function holds(ascending: BigUint64Array, wanted: bigint): boolean {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] as bigint) < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted;
}
