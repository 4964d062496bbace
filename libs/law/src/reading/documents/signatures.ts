import { type Column, cleaned, fieldsOf, fill, spanOf } from './signature-fields.js';
import type { Signature } from './understanding.js';

/** Blocks this far apart belong to different signings. */
const APART = 900;

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

const isSigned = (value: string): boolean => /\/s\//i.test(value);
const conformed = (value: string): string | null =>
  cleaned(value.replace(/^.*\/s\/\s*/i, '')).replace(/^(.{4,60}) \1$/, '$1') || null;

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

/** Without what kind of company it is, and without the address that appears alongside it. */
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
