import { DatabaseError } from '../../errors/database-error.js';
import { diskFull } from '../folder/explain-file-error.js';

interface Case {
  readonly sign: RegExp;
  say(match: RegExpMatchArray, place: Where): string;
}

interface Where {
  readonly dataDir: string;
  readonly logFile: string;
}

const ELSE = 'or give the address of another PostgreSQL in DATABASE_URL.';

/** What PostgreSQL or the system's loader writes, and what a person should do about it. */
const CASES: readonly Case[] = [
  {
    sign: /could not look up effective user ID (\d+)/,
    say: ([, uid]) =>
      `PostgreSQL needs a named account, and the user with ID ${uid} has none in /etc/passwd. ` +
      `Add it there, start the application as another user, ${ELSE}`,
  },
  {
    sign: /error while loading shared libraries: ([^:]+)|Library not loaded: (\S+)/,
    say: ([, linux, mac]) =>
      `The embedded PostgreSQL needs the system library ${linux ?? mac}, which is not installed. Install it, ${ELSE}`,
  },
  {
    sign: /spawn \S+ EACCES/,
    say: (_, { dataDir }) =>
      `No program may run from ${dataDir} (a file system mounted noexec?), and the embedded PostgreSQL has to. ` +
      `Choose another folder with DATA_DIR, ${ELSE}`,
  },
  {
    sign: /(?:Cannot allocate memory|could not map anonymous shared memory)/,
    say: () =>
      'There is not enough memory to start the embedded PostgreSQL (it needs about 200 MB). Free some, then start again.',
  },
  {
    sign: /database files are incompatible with server/,
    say: (_, { dataDir }) =>
      `The database in ${dataDir} was made by another version of PostgreSQL or on another kind of machine. ` +
      'Start it with the release that made it and move its content, or choose another folder with DATA_DIR.',
  },
  {
    sign: /(?:invalid value for parameter|unrecognized configuration parameter) "([^"]+)"/,
    say: ([, name]) =>
      `PostgreSQL does not accept the setting "${name}". Correct it, then start again.`,
  },
  {
    sign: /(?:could not open|could not create|could not access) [^\n]*: Permission denied/,
    say: ([line], { dataDir }) =>
      `PostgreSQL is denied access to one of its files in ${dataDir} (${line}). ` +
      'Give the whole folder back to the user that made it with chown -R.',
  },
];

/** Turns the output of initdb or postgres into the sentence for the terminal. */
export function explainFailure(output: string, where: Where): DatabaseError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(where.dataDir);
  for (const { sign, say } of CASES) {
    const match = output.match(sign);
    if (match) return new DatabaseError(say(match, where));
  }
  const complaints = output.split('\n').filter((line) => /FATAL|PANIC|error:/.test(line));
  // How the process ended comes last, and says less than what it wrote before.
  const telling = complaints.findLast((line) => !/it ended with/.test(line)) ?? complaints.at(-1);
  const reason = telling?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it gave no reason';
  return new DatabaseError(`PostgreSQL did not start: ${reason}. Its log is ${where.logFile}.`);
}
