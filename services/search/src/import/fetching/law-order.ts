import { type LawOrder, LawOrderSchema } from '@casewright/contracts';
import { ImportError } from '../source/import-error.js';

/** Where an import's path would be a file's. */
const MARK = 'law:';

export const isLawPath = (path: string): boolean => path.startsWith(MARK);

/** An order as the path of an import: the same order is the same path, and so resumes. */
export function toLawPath(order: LawOrder): string {
  const { source, texts, reporters, volumes, years, courts, date } = order;
  const words = {
    source,
    texts: texts ? 'yes' : 'no',
    reporters: [...reporters].sort().join(','),
    volumes: volumes?.join('-') ?? '',
    years: years?.join('-') ?? '',
    courts: [...courts].sort().join(','),
    date: date ?? '',
  };
  const said = Object.entries(words).filter(([, value]) => value !== '');
  return `${MARK}${said.map((each) => each.join('=')).join('&')}`;
}

/** @throws ImportError when it is none. */
export function fromLawPath(path: string): LawOrder {
  const said = new URLSearchParams(path.slice(MARK.length));
  const list = (name: string) => said.get(name)?.split(',') ?? [];
  const range = (name: string) => said.get(name)?.split('-').map(Number) ?? null;
  const order = LawOrderSchema.safeParse({
    source: said.get('source'),
    texts: said.get('texts') === 'yes',
    reporters: list('reporters'),
    volumes: range('volumes'),
    years: range('years'),
    courts: list('courts'),
    date: said.get('date'),
  });
  if (order.success) return order.data;
  const [issue] = order.error.issues;
  throw new ImportError(`This law cannot be fetched: ${issue?.message ?? 'it is not known'}.`);
}

/** For a person. */
export function labelOf(order: LawOrder): string {
  const { source, texts, reporters, volumes, years, courts, date } = order;
  const parts = [
    source === 'cap' ? reporters.join(', ') : `CourtListener, ${date}`,
    volumes && `volumes ${volumes.join('–')}`,
    years && `years ${years.join('–')}`,
    courts.length > 0 && courts.join(', '),
    !texts && 'without texts',
  ];
  return parts.filter(Boolean).join(', ');
}
