import { type LawOrder, LawOrderSchema } from '@casewright/contracts';

/** What the form has, as it was typed. */
export interface LawFields {
  source: LawOrder['source'];
  contents: 'texts' | 'metadata';
  reporters: string[];
  volumes: string;
  years: string;
  courts: string;
  date: string;
}
export type LawFaults = Partial<Record<keyof LawFields, string>>;

/** The last day of the month before, when CourtListener last wrote its files. */
export function newestDate(today: Date): string {
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), 0)).toISOString().slice(0, 10);
}

/** The order that the form means, or what is wrong with its fields. */
export function readOrder(fields: LawFields): { order: LawOrder } | { faults: LawFaults } {
  const isOfCap = fields.source === 'cap';
  const order = LawOrderSchema.safeParse({
    source: fields.source,
    texts: fields.contents === 'texts',
    reporters: isOfCap ? fields.reporters : [],
    volumes: isOfCap ? rangeOf(fields.volumes) : null,
    years: rangeOf(fields.years),
    courts: fields.courts
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    date: isOfCap ? null : fields.date,
  });
  if (order.success) return { order: order.data };
  return {
    faults: Object.fromEntries(order.error.issues.map(({ path, message }) => [path[0], message])),
  };
}

/** `12`, `12-15`, `12–15`; numbers that are none are the schema's to refuse. */
function rangeOf(text: string): number[] | null {
  if (text.trim() === '') return null;
  const [from, to = from] = text.split(/\s*[-–—]\s*/).map(Number);
  return [from!, to!];
}

/** Volume and reporter of `410 U.S. 113`. */
export function volumeOf(citation: string | null): { volume: string; reporter: string } | null {
  const [, volume, reporter] = /^(\d{1,5}) (.+?)(?: \d+)?$/.exec(citation ?? '') ?? [];
  return volume && reporter ? { volume, reporter } : null;
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;

/** `3 hours`, rounded up; less than a minute is one. */
export function duration(seconds: number): string {
  const [length, unit] = UNITS.find(([least]) => seconds >= 2 * least) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
