import { describeError } from '@casewright/platform';
import { ImportError } from '../import-error.js';

/** The sentence for what ended an import; for what nobody foresaw, what a log line would say. */
export function explainFailure(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The disk of the database is full. Free some space, then run the import again: it goes on where it stopped.';
  }
  if (/^(57P0|08|ECONN|EPIPE)/.test(code) || /terminated|Connection/.test(message)) {
    return 'The database went away. Start it again, then run the import again: it goes on where it stopped.';
  }
  if (code === '53200' || /memory/i.test(message)) {
    return 'The memory is used up. Give the machine or the container more, then run the import again.';
  }
  const reason = describeError(error).message.replace(/\.$/, '');
  return `The import failed: ${reason}. What was stored stays hidden; run the import again to go on.`;
}
