import { readFileSync } from 'node:fs';

/** The operating-system account that the server runs as when we are root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, and its initdb wants the account to be in the user database:
 * so one that exists on practically every system.
 */
const PREFERRED = ['postgres', '_postgres', 'nobody'];

export function unprivilegedAccount(passwd = readPasswd()): Account | undefined {
  const known = new Map(
    passwd.split('\n').flatMap((line): [string, Account][] => {
      const [name, , uid, gid] = line.split(':');
      const account = { uid: Number(uid), gid: Number(gid) };
      return name && account.uid > 0 && account.gid >= 0 ? [[name, account]] : [];
    }),
  );
  return PREFERRED.map((name) => known.get(name)).find((account) => account !== undefined);
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
