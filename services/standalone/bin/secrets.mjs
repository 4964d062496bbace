/**
 * `npm run secrets`: a .env with a random value for every secret of the Compose shape, and with a
 * pair of keys for each part that signs messages, a key for heads of the audit log, and one for what
 * users write.
 * `npm run secrets -- --missing [FILE]` adds to the .env of an earlier version what it lacks.
 * `npm run secrets -- --keys FOLDER` writes the keys alone, a folder for each part: for Kubernetes, and
 * to replace them.
 */
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
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

/** What comes before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const random = (encoding, bytes = 32) => randomBytes(bytes).toString(encoding);

function publicKey(signing) {
  const key = Buffer.concat([PKCS8, Buffer.from(signing, 'base64url')]);
  const secret = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return createPublicKey(secret).export({ format: 'jwk' }).x;
}

/** Any 32 bytes are a private key of Ed25519. */
const signingKeys = PARTS.map((part) => ({ part, signing: random('base64url') }));
const publicKeys = (keys) =>
  keys.map(({ part, signing }) => `${part}=${publicKey(signing)}`).join(',');
const auditKey = random('base64url');
/** What the keys of what users write are wrapped by. */
const encryptionKey = random('base64url');

const [option, path] = process.argv.slice(2);
const given = path && resolve(process.env.INIT_CWD ?? '.', path);
const env = join(ROOT, '.env');
if (option === '--keys' && given) writeKeys(given);
else if (option === '--missing') addMissing(given ?? env);
else if (option) fail('Usage: npm run secrets [-- --missing [FILE] | --keys FOLDER]');
else writeEnv(env);

/** A value for each name that `has` does not know. */
function secretsFor(has) {
  const made = NAMES.map((name) => [name, random('hex', 24)]);
  for (const { part, signing } of signingKeys) made.push([signingName(part), signing]);
  made.push(['AUDIT_SIGNING_KEY', auditKey], ['ENCRYPTION_KEYS', encryptionKey]);
  const added = made.filter(([name]) => !has.get(name));
  const all = new Map([...has, ...added]);
  const keys = PARTS.map((part) => ({ part, signing: all.get(signingName(part)) }));
  // Keys that were replaced may be in use for a while, so those that are there stay.
  const known = (has.get('BUS_PUBLIC_KEYS') ?? '').split(',').filter(Boolean);
  const named = publicKeys(keys).split(',');
  const lacking = named.filter((key) => !known.includes(key));
  if (lacking.length > 0) added.push(['BUS_PUBLIC_KEYS', [...known, ...lacking].join(',')]);
  return added;
}

function signingName(part) {
  return `${part.toUpperCase()}_SIGNING_KEY`;
}

function asLines(secrets) {
  return secrets.map(([name, value]) => `${name}=${value}\n`).join('');
}

function writeEnv(file) {
  const otherwise = 'new secrets would lock you out of your data. Add what it lacks with --missing';
  write(file, asLines(secretsFor(new Map())), otherwise);
  console.log(`Wrote ${file}. Keep it: the database accepts only these passwords.`);
  console.log(
    'The first administrator signs up at the address that users see, followed by /setup# and the SETUP_TOKEN.',
  );
}

function addMissing(file) {
  if (!existsSync(file)) fail(`There is no ${file} yet: npm run secrets writes it.`);
  const before = readFileSync(file, 'utf8');
  const has = new Map(Object.entries(parseEnv(before)));
  const added = secretsFor(has);
  const names = added.map(([name]) => name);
  if (names.length === 0) return console.log(`${file} lacks nothing.`);
  const kept = before.split(/(?<=\n)/).filter((line) => !names.includes(line.split('=')[0].trim()));
  const text = kept.join('').replace(/(?<=[^\n])$/, '\n');
  // In one step: one that is cut short would lock everyone out.
  writeFileSync(`${file}.new`, text + asLines(added), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  console.log(`Added to ${file}: ${names.join(', ')}.`);
}

/** What each part is given: its own key, and the public ones of all. */
function writeKeys(into) {
  for (const { part, signing } of signingKeys) {
    mkdirSync(join(into, part), { recursive: true, mode: 0o700 });
    write(join(into, part, 'signing'), signing, 'a key is never replaced unless you remove it');
    write(
      join(into, part, 'public'),
      publicKeys(signingKeys),
      'a key is never replaced unless you remove it',
    );
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
