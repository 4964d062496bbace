import { type checkInvitees, NewInvitationSchema, ROLES, type Role } from '@casewright/contracts';
import type { z } from 'zod';

/** Someone on a list, as far as the list tells. */
export interface Listed {
  /** As it was written, for whoever looks for it. */
  written: string;
  /** In lower case, as accounts have it; null where there is no valid one. */
  email: string | null;
  /** Null: the list names none. */
  role: Role | null;
  /** The rest: name, firm. */
  about: string;
}

/** Commas and tabs part cells, except within quotation marks. */
const CELL = /(?:"(?:[^"]|"")*"|[^,\t"])+/g;
const NAMED = /^(.*)<([^<>]*)>$/;

/**
 * The people of pasted text or of a CSV file: a line for each, or addresses side by side. What a cell
 * is shows in it, so columns may come in any order, with or without a head.
 */
export function readPeople(text: string): Listed[] {
  return text.split(/[\r\n;]+/).flatMap((line, index) => {
    const written = line.match(CELL) ?? [];
    const cells = written.map((cell) => cell.replaceAll('"', '').trim()).filter(Boolean);
    const addresses = cells.filter((cell) => cell.includes('@')).length;
    const isHead = index === 0 && addresses === 0 && cells.some((cell) => /^e-?mail/i.test(cell));
    if (cells.length === 0 || isHead) return [];
    return addresses > 1 ? cells.map((cell) => readCells([cell])) : [readCells(cells)];
  });
}

function readCells(cells: string[]): Listed {
  const found = cells.find((cell) => cell.includes('@')) ?? '';
  const [, name = '', address = found] = NAMED.exec(found) ?? [];
  const email = NewInvitationSchema.shape.email.safeParse(address);
  const role = ROLES.find((known) => cells.some((cell) => cell.toLowerCase() === known)) ?? null;
  const others = cells.filter((cell) => cell !== found && cell.toLowerCase() !== role);
  const about = [name.trim(), ...others].filter(Boolean).join(', ');
  const written = cells.join(', ');
  return { written, email: email.success ? email.data.toLowerCase() : null, role, about };
}

/** Why each of the people is not invited; null for those who are. */
export function problemsOf(
  people: Listed[],
  { registered, invited }: z.output<typeof checkInvitees.response>,
): (string | null)[] {
  const seen = new Set<string>();
  return people.map(({ email }) => {
    if (email === null) return 'Not a valid email address; not invited.';
    if (seen.has(email)) return 'Already listed above; invited once.';
    seen.add(email);
    if (registered.includes(email)) return 'Already has an account; not invited.';
    return invited.includes(email) ? 'Already has a pending invitation; not invited again.' : null;
  });
}
