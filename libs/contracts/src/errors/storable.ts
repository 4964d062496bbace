import { AppError } from './app-error.js';

interface Place {
  value: object;
  /** Its index, in a list. */
  key: string | number;
  parent: Place | undefined;
}

/** A lone surrogate, which UTF-8 cannot represent. */
const HALF = /\p{Surrogate}/u;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/**
 * Refuses what no text of the database can hold, wherever in `input` it is: NUL, and halves of
 * surrogate pairs. Other control characters pass; Word has them in what is copied from it.
 *
 * @param name of the field, where `input` is itself a text
 * @throws AppError VALIDATION_FAILED, which names the field
 */
export function assertStorable(input: unknown, name = ''): void {
  // A work list instead of recursion, because a body may be nested deeper than the stack.
  const open: Place[] = [];
  const look = (value: unknown, key: string | number, parent: Place | undefined): void => {
    if (typeof value === 'string') refuseUnstorable(value, key, parent);
    else if (typeof value === 'object' && value !== null) open.push({ value, key, parent });
  };
  look(input, name, undefined);
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place;
    if (ArrayBuffer.isView(value)) continue;
    if (Array.isArray(value)) {
      // Plain loops, because a body has up to 100,000 values and this runs on the event loop.
      for (let at = 0; at < value.length; at += 1) look(value[at], at, place);
      continue;
    }
    for (const key of Object.keys(value)) {
      refuseUnstorable(key, key, place);
      look((value as Record<string, unknown>)[key], key, place);
    }
  }
}

function refuseUnstorable(text: string, key: string | number, parent: Place | undefined): void {
  if (!text.includes('\0') && !HALF.test(text)) return;
  const code = text.includes('\0') ? 0 : (HALF.exec(text)?.[0].charCodeAt(0) ?? 0);
  const sign = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const path = pathOf(key, parent);
  const message = `${labelOf(path)} has a character that cannot be stored (${sign}). Remove it and try again.`;
  throw new AppError('VALIDATION_FAILED', message, {
    details: [{ path: path.join('.'), message }],
  });
}

/** Keys as they may be shown and logged, outermost first. */
function pathOf(key: string | number, parent: Place | undefined): string[] {
  const keys = [key];
  for (let at = parent; at && keys.length < 20; at = at.parent) keys.unshift(at.key);
  return keys
    .filter((each) => each !== '')
    .map((each) => String(each).replace(UNSTORABLE, '\uFFFD').slice(0, 60));
}

/** `documentType` as `Document type`. */
function labelOf(path: string[]): string {
  const name = path.findLast((key) => !/^\d+$/.test(key));
  if (!name) return 'The text';
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
