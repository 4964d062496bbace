/** `npm run secrets`: a .env with a random value for every secret of the Compose shape. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from '../../../tools/prepare.mjs';

const NAMES = [
  'POSTGRES_PASSWORD',
  'RABBITMQ_PASSWORD',
  'AUTH_DATABASE_PASSWORD',
  'SEARCH_DATABASE_PASSWORD',
  'ANALYSIS_DATABASE_PASSWORD',
  'EXPORT_DATABASE_PASSWORD',
];

const file = join(ROOT, '.env');
const lines = NAMES.map((name) => `${name}=${randomBytes(24).toString('hex')}\n`);

try {
  writeFileSync(file, lines.join(''), { flag: 'wx', mode: 0o600 });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  fail(`${file} exists and was left as it is: new secrets would lock you out of your data.`);
}
console.log(`Wrote ${file}. Keep it: the database opens to these passwords only.`);
