import type { Caption } from '../../documents/court/court-matter.js';
import type { Understanding } from '../../documents/understanding.js';
import { listed } from './words.js';

/**
 * `, No. 12-2207`; of consolidated cases, each headed by its number on its own line, all of them.
 */
export function docketsText({ text }: Understanding, { dockets }: Caption): string {
  const headed = dockets.filter(({ start, end }) => {
    const from = text.lastIndexOf('\n', start) + 1;
    const to = text.indexOf('\n', end);
    return (
      /^\s*No\.\s*$/.test(text.slice(from, start)) &&
      !text.slice(end, to === -1 ? text.length : to).trim()
    );
  });
  if (headed.length > 1) return `, Nos. ${listed(headed.map(({ number }) => number))}`;
  return dockets[0] ? `, No. ${dockets[0].number}` : '';
}
