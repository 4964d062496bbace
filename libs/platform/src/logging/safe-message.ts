/** A sentence about a fault is shorter; what is longer is content. */
const LONGEST = 300;

const WITHHELD = 'The message is withheld: it may quote the request.';

/** Of these the code says what went wrong, and the message quotes names of modules only. */
const ABOUT_MODULES = /^ERR_(?:MODULE|PACKAGE|DLOPEN|UNSUPPORTED_DIR)/;

/**
 * Quotation marks, and everything from the first to the last of one kind: what is quoted may have
 * some of its own. A mark that nothing closes quotes the rest. An apostrophe inside a word is none.
 */
const QUOTED = /(?<![\p{L}\p{N}])(["'`])(?:.*\1|.*)/gu;
const QUOTED_IN_PRINT = /([“‘«])(?:.*[”’»]|.*)/gu;

const ADDRESS = /\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+/gi;
const MAILBOX = /[^\s@]{1,64}@[^\s@]+/g;

/**
 * The message of an error without the values in it, as far as a message has a shape at all. Parsers
 * quote what they could not parse, so theirs are withheld whole, as is what a server answered.
 */
export function safeMessage(error: Error): string {
  const { name, message, code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && ABOUT_MODULES.test(code)) return cut(message);
  if (name === 'SyntaxError' || error instanceof SyntaxError) return WITHHELD;
  const status = statusOf(error);
  if (status !== undefined) return `A request was answered with ${status}.`;
  return withoutValues(name === 'RangeError' ? message.replace(/: .*/s, '') : message);
}

/** Quoted text, addresses and mailboxes are taken out, and all but the first line. */
function withoutValues(text: string): string {
  return cut(text)
    .replace(ADDRESS, '…')
    .replace(MAILBOX, '…')
    .replace(QUOTED, '$1…$1')
    .replace(QUOTED_IN_PRINT, '$1…');
}

/** Errors of HTTP clients say with their status what the server said, which may repeat the request. */
function statusOf(error: object): number | undefined {
  const { status, headers, response } = error as Record<string, unknown>;
  const isAnswer = headers !== undefined || response !== undefined;
  return isAnswer && typeof status === 'number' ? status : undefined;
}

function cut(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
