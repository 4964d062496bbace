import type { FormatOptions } from '../styles.js';
import type { CslItem, Forms } from '../types.js';
import { ITEMS } from './items.js';

/** One expected form of one source. */
interface GoldenRow {
  rule: string;
  name: string;
  item: CslItem;
  options: Partial<FormatOptions>;
  form: keyof Forms;
  /** The form's HTML; `<sc>` in the table stands for the small-caps span. */
  html: string;
}

const NUMBERS = new Set(['edition']);
const FLAGS = new Set(['omitName']);

/** `pin=495; position=subsequent; parenthetical=en banc / citing x`. */
function readOptions(text: string): Partial<FormatOptions> {
  const pairs = text.split('; ').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const [key, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (NUMBERS.has(key)) return [key, Number(value)];
      if (FLAGS.has(key)) return [key, value === 'true'];
      return [key, key === 'parenthetical' ? value.split(' / ') : value];
    }),
  );
}

const toHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<sc>', '<span class="small-caps">')
    .replaceAll('</sc>', '</span>');

/** Reads a table of lines `rule | item | options | form | expected`; blank lines part the groups. */
export function goldenRows(table: string): GoldenRow[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [rule = '', name = '', options = '', form = '', ...expected] = line
        .split('|')
        .map((cell) => cell.trim());
      const item = ITEMS[name];
      if (!item || expected.length !== 1)
        throw new Error(`The golden row "${line}" has no such source or not five cells.`);
      return {
        rule,
        name,
        item,
        options: readOptions(options),
        form: form as keyof Forms,
        html: toHtml(expected[0] ?? ''),
      };
    });
}
