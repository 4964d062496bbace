import { plain } from './reading/spans.js';
import type { Signature } from './understanding.js';

/** Blocks this far apart belong to different signings. */
const APART = 900;
/** A signature without `By`, left of one that says it, is a witness’s. */
const FIELD =
  /(?<![A-Za-z])(By|BY|Name|Title|Its|Date|Printed Name|Print Name|Signature|Signed)\s{0,2}:\s{0,12}|(?<![\w/])(?:(?<=\b(?:By|BY):?\s{0,6})|(?!\/s\/[^\n]{3,60}\sBy\s+\/s\/))(\/s\/|\/S\/)\s{0,4}/g;

interface Field {
  label: string;
  value: string;
  start: number;
  end: number;
}

interface Column {
  signed: boolean;
  blank: boolean;
  name: string | null;
  title: string | null;
  start: number;
  end: number;
}

/** The signature blocks, also those that stand side by side and were read line by line. */
export function findSignatures(text: string): Signature[] {
  const groups: Column[][] = [];
  let columns: Column[] = [];
  let last = '';
  let previousEnd = -APART;
  for (const field of fieldsOf(text)) {
    const begins = field.label === 'by';
    const apart = field.start - previousEnd > APART;
    if (begins && (apart || (last !== 'by' && last !== 'date'))) {
      if (columns.length > 0) groups.push(columns);
      columns = [];
    }
    if (begins)
      columns.push({
        signed: isSigned(field.value),
        blank: !/[A-Za-z]/.test(field.value),
        name: conformed(field.value),
        title: null,
        ...spanOf(field),
      });
    else if (!apart) fill(columns, field);
    last = field.label;
    previousEnd = field.end;
  }
  if (columns.length > 0) groups.push(columns);
  return groups.flatMap((group) => {
    const names = partiesAbove(text, group);
    return group.map((column, at) => ({ ...column, party: names[at] ?? null }));
  });
}

const spanOf = ({ start, end }: Field) => ({ start, end });
const isSigned = (value: string): boolean => /\/s\//i.test(value);
const conformed = (value: string): string | null =>
  cleaned(value.replace(/^.*\/s\/\s*/i, '')).replace(/^(.{4,60}) \1$/, '$1') || null;
const cleaned = (value: string): string =>
  plain(value.replace(/[_-]{3,}|\.{4,}/g, ' ')).replace(/[,;]$/, '');

function fieldsOf(text: string): Field[] {
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
function fill(columns: readonly Column[], { label, value, end }: Field): void {
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

/** Of blocks that ran together, the next party's capitals or a page number follow the title. */
const titleOnly = (words: string): string =>
  words
    .replace(/(?<=[a-z])\s+(?:\p{Lu}[\p{Lu}.&’']+\s*(?:\d+\s)?){2,}.*$/u, '')
    .replace(/\s+(?:\d{1,3}|and|of|,)$/, '');

/** The line above the block, in as many columns as the block has. */
function partiesAbove(text: string, columns: readonly Column[]): (string | null)[] {
  const start = columns[0]!.start;
  const above = text.slice(Math.max(0, start - 260), start).trimEnd();
  const line = above.slice(Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\f')) + 1);
  const names = line
    .split(/\s{3,}/)
    .map((name) => bareParty(cleaned(name)))
    .filter((name) => isParty(name));
  if (names.length === columns.length) return names;
  return columns.map((_, at) => names[at] ?? null);
}

/** Without what kind of company it is, and without the address that stands beside it. */
const bareParty = (name: string): string =>
  name
    .replace(/,\s+an?\s.*$/, '')
    .replace(/(?<=\b(?:Inc|INC|Corp|CORP|Ltd|LTD|LLC|Co|CO)\.?)\s+\d.*$/, '');

const isParty = (name: string): boolean =>
  name.length > 2 &&
  name.length < 90 &&
  /^[A-Z]/.test(name) &&
  !/^(?:per|attest|witness|its|title|name|by)$/i.test(name) &&
  !/[:;]$|\/s\/|\b(?:By|Name|Title|Party [A-D])\s?:|\b(?:WHEREOF|hereto|executed|date|written)\b/i.test(
    name,
  );
