import { CATEGORIES, type Category, type HistoryFilter } from '@casewright/contracts';
import { dayIn, startOf } from '../../shared/config/days';
import { useFilters } from '../../shared/hooks/use-filters';

/** Which entries are shown; the screen's address says it. */
export interface HistoryAddress {
  category: Category | null;
  /** Words that the entries contain. */
  words: string;
  /** Days as the reader's own calendar has them, `2026-11-22`; both are included. */
  from: string | null;
  to: string | null;
}

const WORDS_LENGTH = 200;

/** Reads an address that anyone may have written: what makes no sense is left out. */
export function parseHistoryAddress(params: URLSearchParams): HistoryAddress {
  return {
    category: CATEGORIES.find((known) => known === params.get('category')) ?? null,
    words: (params.get('words') ?? '').trim().slice(0, WORDS_LENGTH),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** What the server is asked for; nothing for all entries. */
export function filterOf({ category, words, from, to }: HistoryAddress): HistoryFilter {
  return {
    ...(category ? { category } : {}),
    ...(words === '' ? {} : { words }),
    ...(from ? { from: startOf(from, 0) } : {}),
    ...(to ? { to: startOf(to, 1) } : {}),
  };
}

/** What the address shows, and a way to change it. */
export function useHistoryAddress() {
  const [params, setFilters] = useFilters();
  const address = parseHistoryAddress(params);
  const change = (next: Partial<HistoryAddress>) => {
    const said = Object.entries({ ...address, ...next }).filter(([, value]) => value);
    setFilters(Object.fromEntries(said) as Record<string, string>, { preventScrollReset: true });
  };
  return [address, change] as const;
}
