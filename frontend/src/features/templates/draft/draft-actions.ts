import { createContext } from 'react';

export interface DraftActionsValue {
  /** The placeholder whose field has the focus: its places are marked. */
  current: string | null;
  /** Somebody asked for the field of a placeholder. */
  onField: (name: string) => void;
  /** Somebody follows a reference. */
  onSection: (id: string) => void;
}

/** What the words of the draft can do, without handing it through every block. */
export const DraftActions = createContext<DraftActionsValue>({
  current: null,
  onField: () => undefined,
  onSection: () => undefined,
});
