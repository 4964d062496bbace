import { createPublicKey, type KeyObject } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keyBytes, OperatorError, privateKeyOf, publicKeyOf } from '@casewright/platform';
import type { ChainEnd } from '../chain.js';
import { entriesAfter } from '../entries-after.js';
import { lineOf, type Shipped, shippedEntry, shippedHead, syslogOf } from '../shipped-lines.js';
import { publicKeyText, signHead } from '../signed-head.js';
import { compareLog } from './compare-log.js';
import type { AuditCommandSetting } from './setting.js';
import { entriesOf, readShippedFiles } from './shipped-files.js';
import { verifyReports } from './verify-reports.js';

const USAGE = `Say what to do:
  export [--as lines|syslog] [--after NUMBER]
      prints the log as JSON lines or as syslog messages, oldest first, with a signed head at its end
  verify --against FILE… [--log FILE] [--key KEY…]
      holds the log, or an exported one, against what was shipped of it
  report FILE
      tells whether a signed report's JSON file, or its entry in the live log, was changed
  key
      prints the public key that checks the heads: note it where verify will be run`;

/**
 * @returns whether all is well: false where the log is not what was shipped
 * @throws OperatorError for a command that means nothing, and for what cannot be read
 */
export async function runAuditCommand(
  setting: AuditCommandSetting,
  args: readonly string[],
): Promise<boolean> {
  const { positionals, values } = parse(args);
  const [command, ...files] = positionals;
  if (files.length > 0 && command !== 'verify' && command !== 'report')
    throw new OperatorError(USAGE);
  switch (command) {
    case 'export':
      return exportLog(setting, values.as ?? 'lines', Number(values.after ?? 0));
    case 'verify':
      return verify(setting, [...(values.against ?? []), ...files], values.log, values.key ?? []);
    case 'report':
      return verifyReports(setting, files);
    case 'key':
      setting.print(publicKeyText(await ownKey(setting)));
      return true;
    default:
      throw new OperatorError(USAGE);
  }
}

function parse(args: readonly string[]) {
  const many = { type: 'string', multiple: true } as const;
  const one = { type: 'string' } as const;
  const options = { against: many, key: many, log: one, as: one, after: one };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new OperatorError(USAGE);
  }
}

async function exportLog(
  setting: AuditCommandSetting,
  form: string,
  after: number,
): Promise<boolean> {
  if (!['lines', 'syslog'].includes(form) || !Number.isSafeInteger(after) || after < 0)
    throw new OperatorError(USAGE);
  const host = hostname();
  const print = (each: Shipped): void =>
    setting.print(form === 'syslog' ? syslogOf(each, host) : lineOf(each));
  let end: ChainEnd | undefined;
  for await (const entry of entriesAfter(await setting.openLog(), after)) {
    print(shippedEntry(entry));
    end = entry;
  }
  const seed = keyBytes((await setting.signingKey()) ?? '');
  if (end && seed) print(shippedHead(signHead(end, privateKeyOf(seed))));
  return true;
}

async function verify(
  setting: AuditCommandSetting,
  files: readonly string[],
  log: string | undefined,
  given: readonly string[],
): Promise<boolean> {
  if (files.length === 0) throw new OperatorError(USAGE);
  const located = (file: string): string => resolve(setting.folder, file);
  const keys = given.length > 0 ? given.map(publicKey) : [createPublicKey(await ownKey(setting))];
  const shipped = await readShippedFiles(files.map(located), keys);
  const entries = log ? entriesOf(located(log)) : entriesAfter(await setting.openLog(), 0);
  const { faults, end, agreeing } = await compareLog(entries, shipped);
  const { newest, unreadable } = shipped;
  const noHead = newest
    ? []
    : ['No head in these files is signed with the key: they prove nothing.'];
  const all = [...shipped.faults, ...noHead, ...faults];
  all.forEach(setting.print);
  if (unreadable > 0) setting.print(`Lines that cannot be read, and were left out: ${unreadable}.`);
  if (all.length > 0 || !newest) return false;
  setting.print(
    `The log of ${end} entries is what was shipped: ${agreeing} are in these files, and the newest head, ` +
      `of entry ${newest.number}, was signed at ${newest.at}.`,
  );
  return true;
}

function publicKey(text: string): KeyObject {
  const bytes = keyBytes(text);
  if (bytes) return publicKeyOf(bytes);
  throw new OperatorError(`${text} is no public key: npm run audit -- key prints it.`);
}

async function ownKey({ signingKey }: AuditCommandSetting): Promise<KeyObject> {
  const seed = keyBytes((await signingKey()) ?? '');
  if (seed) return privateKeyOf(seed);
  throw new OperatorError('Give the public key of the heads with --key, or set AUDIT_SIGNING_KEY.');
}
