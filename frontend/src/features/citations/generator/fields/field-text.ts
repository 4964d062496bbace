import type { CitationItem, CitationName } from '@casewright/contracts';

type Parallel = NonNullable<CitationItem['parallel']>[number];

const NAME_VARIABLES = new Set(['author', 'editor', 'translator']);
const DATE_VARIABLES = new Set(['issued', 'accessed', 'submitted', 'original-date']);

/** A variable of the item as the text of its field; empty when it is absent. */
export function fieldText(item: CitationItem, variable: string): string {
  const value = item[variable];
  if (value === undefined || value === null) return '';
  if (variable === 'parallel') return (value as Parallel[]).map(parallelText).join('; ');
  if (DATE_VARIABLES.has(variable)) return dateText(value);
  if (Array.isArray(value)) return (value as CitationName[]).map(nameText).join('; ');
  return String(value);
}

/** The item with the fields as the user has them; an emptied field is gone. */
export function withEdits(
  item: CitationItem,
  edits: Readonly<Record<string, string>>,
): CitationItem {
  const edited: CitationItem = { ...item };
  for (const [variable, text] of Object.entries(edits)) {
    if (text.trim() === '') delete edited[variable];
    else edited[variable] = readField(item, variable, text);
  }
  return edited;
}

function readField(item: CitationItem, variable: string, text: string): unknown {
  if (variable === 'parallel') return parts(text).map((part) => readParallel(item, part));
  if (NAME_VARIABLES.has(variable))
    return parts(text).map((part) => readName(item, variable, part));
  return text.trim();
}

function parts(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function dateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { raw, literal, ...date } = value as Record<string, unknown>;
  const [first] = (date['date-parts'] as (string | number)[][] | undefined) ?? [];
  if (!first) return String(raw ?? literal ?? '');
  return first.map((part) => String(part).padStart(2, '0')).join('-');
}

function nameText({ family, given, literal, ...name }: CitationName): string {
  const last = [name['dropping-particle'], name['non-dropping-particle'], family];
  const whole = [last.filter(Boolean).join(' '), given, name.suffix].filter(Boolean).join(', ');
  return literal ?? whole;
}

/** A name nobody touched stays as it was, with the parts that a text field cannot show. */
function readName(item: CitationItem, variable: string, text: string): CitationName {
  const before = (item[variable] as CitationName[] | undefined) ?? [];
  const same = before.find((name) => nameText(name) === text);
  if (same) return same;
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  if (!given) return { literal: family };
  return suffix ? { family, given, suffix } : { family, given };
}

function parallelText(one: Parallel): string {
  const number = one.volume ?? one['collection-number'];
  const publication = one['container-title'] ?? one.authority;
  return [number, publication, one.page].filter((part) => part !== undefined).join(' ');
}

function readParallel(item: CitationItem, text: string): Parallel {
  const same = item.parallel?.find((one) => parallelText(one) === text);
  if (same) return same;
  const printed = /^(\d+)\s+(.+?)\s+(\S+)$/.exec(text);
  if (!printed) return { 'container-title': text };
  const [, volume, reporter, page] = printed as unknown as [string, string, string, string];
  return { volume, 'container-title': reporter, page };
}
