import { plain } from './reading/spans.js';

/** A signature without `By`, left of one that says it, is a witness’s. */
const FIELD =
  /(?<![A-Za-z])(By|BY|Name|Title|Its|Date|Printed Name|Print Name|Signature|Signed)\s{0,2}:\s{0,12}|(?<![\w/])(?:(?<=\b(?:By|BY):?\s{0,6})|(?!\/s\/[^\n]{3,60}\sBy\s+\/s\/))(\/s\/|\/S\/)\s{0,4}/g;

interface Field {
  label: string;
  value: string;
  start: number;
  end: number;
}

export interface Column {
  signed: boolean;
  blank: boolean;
  name: string | null;
  title: string | null;
  start: number;
  end: number;
}

export const spanOf = ({ start, end }: Field) => ({ start, end });

export function fieldsOf(text: string): Field[] {
  const found = [...text.matchAll(FIELD)];
  const fields: Field[] = [];
  for (const [at, match] of found.entries()) {
    const label = (match[1] ?? 'by').toLowerCase();
    if (match[2] && fields.at(-1)?.label === 'by' && match.index - fields.at(-1)!.start < 30)
      continue;
    const from = match.index + match[0].length;
    const following = found[at + 1];
    const next = following
      ? following[2] && label === 'by'
        ? found[at + 2]?.index
        : following.index
      : undefined;
    const line = /[\n\f]/.exec(text.slice(from, from + 90))?.index ?? 90;
    const end = Math.min(next ?? text.length, from + line, text.length);
    const raw = match[2] ? `/s/ ${text.slice(from, end)}` : text.slice(from, end);
    const value = raw.replace(/\s{3,}[\s\S]*$/, '');
    if (value.length > 80) continue;
    const kind = /^(?:signature|signed)$/.test(label)
      ? 'by'
      : label.endsWith('name')
        ? 'name'
        : label === 'its'
          ? 'title'
          : label;
    fields.push({ label: kind, value, start: match.index, end: Math.max(from, end) });
  }
  return fields;
}

/** The first column that lacks the field takes it. */
export function fill(columns: readonly Column[], { label, value, end }: Field): void {
  if (label !== 'name' && label !== 'title') return;
  const words = cleaned(value);
  const column =
    label === 'name'
      ? (columns.find(
          (each) => each.title === null && (each.name === null || each.name === words),
        ) ?? null)
      : columns.find((each) => each.title === null);
  if (!column) return;
  if (words && label === 'name') column.name = words;
  if (label === 'title') column.title = titleOnly(words) || null;
  column.end = Math.max(column.end, end);
}

export const cleaned = (value: string): string =>
  plain(value.replace(/[_-]{3,}|\.{4,}/g, ' ')).replace(/[,;]$/, '');

/** Of blocks that ran together, the next party's capitals or a page number follow the title. */
const titleOnly = (words: string): string =>
  words
    .replace(/(?<=[a-z])\s+(?:\p{Lu}[\p{Lu}.&’']+\s*(?:\d+\s)?){2,}.*$/u, '')
    .replace(/\s+(?:\d{1,3}|and|of|,)$/, '');
