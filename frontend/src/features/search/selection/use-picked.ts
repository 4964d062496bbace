import type { SearchCase } from '@casewright/contracts';
import { useState } from 'react';

type Cases = ReadonlyMap<number, SearchCase>;

/** What is selected on this visit; pages are turned and cases read without losing it. */
let kept = { query: '', cases: new Map() as Cases };

export interface Picked {
  cases: Cases;
  /** Selects a case or takes that back; with `isRange`, all between the one before and it, too. */
  toggle: (found: SearchCase, isRange: boolean) => void;
  clear: () => void;
}

/** The selected results of a search. Another search starts with none. */
export function usePicked(query: string, shown: readonly SearchCase[]): Picked {
  const [cases, setCases] = useState<Cases>(() => (kept.query === query ? kept.cases : new Map()));
  const [last, setLast] = useState<number>();
  const keep = (next: Cases) => {
    kept = { query, cases: next };
    setCases(next);
  };
  return {
    cases,
    toggle(found, isRange) {
      const next = new Map(cases);
      const isPicked = !cases.has(found.id);
      for (const each of isRange ? between(shown, last, found) : [found]) {
        if (isPicked) next.set(each.id, each);
        else next.delete(each.id);
      }
      setLast(found.id);
      keep(next);
    },
    clear: () => keep(new Map()),
  };
}

function between(shown: readonly SearchCase[], last: number | undefined, found: SearchCase) {
  const [from, to] = [shown.findIndex(({ id }) => id === last), shown.indexOf(found)];
  if (from === -1) return [found];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
