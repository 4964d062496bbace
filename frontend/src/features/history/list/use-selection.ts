import type { HistoryEntry } from '@casewright/contracts';
import { useMemo, useState } from 'react';

/** Which of the entries on the screen are selected. What is not there anymore is selected no longer. */
export function useSelection(entries: readonly HistoryEntry[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const ids = entries.map(({ id }) => id).filter((id) => chosen.has(id));
    return {
      ids,
      isWhole: ids.length === entries.length,
      has: (id: number) => chosen.has(id),
      toggle: (id: number) =>
        setChosen((before) =>
          before.has(id)
            ? new Set([...before].filter((each) => each !== id))
            : new Set([...before, id]),
        ),
      all: () => setChosen(new Set(entries.map(({ id }) => id))),
      clear: () => setChosen(new Set()),
    };
  }, [entries, chosen]);
}
export type Selection = ReturnType<typeof useSelection>;
