/**
 * `npm run secrets`: a .env with a random value for every secret of the Compose shape, and with a
 * pair of keys for each part that signs messages, a key for heads of the audit log, and one for what
 * users write.
 * `npm run secrets -- --keys FOLDER` writes the keys alone, a folder for each part: for Kubernetes, and
 * to replace them.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, ROOT } from '../../../tools/prepare.mjs';

const NAMES = [
  'POSTGRES_PASSWORD',
  'RABBITMQ_PASSWORD',
  'AUTH_DATABASE_PASSWORD',
  'SEARCH_DATABASE_PASSWORD',
  'ANALYSIS_DATABASE_PASSWORD',
  'EXPORT_DATABASE_PASSWORD',
  'GATEWAY_BROKER_PASSWORD',
  'AUTH_BROKER_PASSWORD',
  'SEARCH_BROKER_PASSWORD',
  'ANALYSIS_BROKER_PASSWORD',
  'EXPORT_BROKER_PASSWORD',
  'SETUP_TOKEN',
];

const PARTS = ['gateway', 'auth', 'search', 'analysis', 'export'];

const pairs = PARTS.map((part) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signing = privateKey.export({ format: 'jwk' }).d;
  return { part, signing, named: `${part}=${publicKey.export({ format: 'jwk' }).x}` };
});
const publicKeys = pairs.map(({ named }) => named).join(',');

/** Any 32 bytes are a private key of Ed25519. */
const auditKey = randomBytes(32).toString('base64url');
/** What the keys of what users write are wrapped by. */
const encryptionKey = randomBytes(32).toString('base64url');

const [option, folder] = process.argv.slice(2);
if (option === '--keys' && folder) writeKeys(resolve(process.env.INIT_CWD ?? '.', folder));
else if (option) fail('Usage: npm run secrets [-- --keys FOLDER]');
else writeEnv(join(ROOT, '.env'));

function writeEnv(file) {
  const passwords = NAMES.map((name) => `${name}=${randomBytes(24).toString('hex')}\n`);
  const keys = pairs.map(({ part, signing }) => `${part.toUpperCase()}_SIGNING_KEY=${signing}\n`);
  const lines = [...passwords, ...keys, `BUS_PUBLIC_KEYS=${publicKeys}\n`];
  lines.push(`AUDIT_SIGNING_KEY=${auditKey}\n`, `ENCRYPTION_KEYS=${encryptionKey}\n`);
  write(file, lines.join(''), 'new secrets would lock you out of your data');
  console.log(`Wrote ${file}. Keep it: the database accepts only these passwords.`);
  console.log(
    'The first administrator signs up at the address that users see, followed by /setup# and the SETUP_TOKEN.',
  );
}

/** What each part is given: its own key, and the public ones of all. */
function writeKeys(into) {
  for (const { part, signing } of pairs) {
    mkdirSync(join(into, part), { recursive: true, mode: 0o700 });
    write(join(into, part, 'signing'), signing, 'a key is never replaced unless you remove it');
    write(join(into, part, 'public'), publicKeys, 'a key is never replaced unless you remove it');
  }
  for (const [folder, file, key] of [
    ['audit', 'signing', auditKey],
    ['encryption', 'keys', encryptionKey],
  ]) {
    mkdirSync(join(into, folder), { recursive: true, mode: 0o700 });
    write(join(into, folder, file), key, 'a key is never replaced unless you remove it');
  }
  console.log(
    `Wrote a key for each part, one for heads of the audit log, and one for what users write, to ${into}.`,
  );
}

function write(file, text, otherwise) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    fail(`${file} exists and was left unchanged: ${otherwise}.`);
  }
}
