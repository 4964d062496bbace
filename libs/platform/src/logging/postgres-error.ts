/** The fields of an error of PostgreSQL that name what it is about, and never hold a value. */
const NAMES = [
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

/**
 * SQLSTATEs whose message names tables, columns, roles, or files, and nothing that a statement was
 * sent: connections (08), constraints (23), transactions (25, 40), names (3D, 3F, 42), resources
 * (53, 54, 55), the operator (57) and the system (58). A syntax error (42601) quotes the text that it
 * was found in, which may be a search.
 */
const TELLS_NAMES_ONLY = /^(?!42601)(?:08|23|25|26|28|2B|34|3D|3F|40|42|53|54|55|57|58)/;

/** What is said instead of a message that may quote a value, by SQLSTATE. */
const CONDITIONS: Record<string, string> = {
  '22001': 'A value was too long for its column.',
  '22003': 'A number was out of range.',
  '22007': 'A value was not a valid date or time.',
  '22008': 'A date or time was out of range.',
  '22012': 'A number was divided by zero.',
  '22021': 'A text had a character that the database cannot store.',
  '22P02': 'A value did not have the form of its type.',
  '22P03': 'A value did not have the binary form of its type.',
  '22P05': 'A text had a character that the database cannot store.',
  '42601': 'A statement was not valid SQL, or a search was not valid.',
};

interface LoggedPostgresError {
  sqlState: string;
  message: string;
  fields: Record<string, string>;
}

/**
 * What a log line may say about an error that PostgreSQL answered with; null for any other error.
 */
export function describePostgresError(error: object): LoggedPostgresError | null {
  const { code, severity, message } = error as Record<string, unknown>;
  if (typeof severity !== 'string' || typeof code !== 'string') return null;
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  const fields: Record<string, string> = {};
  for (const name of NAMES) {
    const value = (error as Record<string, unknown>)[name];
    if (typeof value === 'string' && value !== '') fields[name] = value;
  }
  const isSafe = TELLS_NAMES_ONLY.test(code) && typeof message === 'string';
  const told = isSafe ? firstLine(message) : (CONDITIONS[code] ?? 'PostgreSQL refused a value.');
  return { sqlState: code, message: told, fields };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
