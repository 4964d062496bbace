import type { Finding } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { useSelection } from '../../../shared/reading/selection/use-selection';
import type { Range } from '../../../shared/reading/text/text-blocks';
import type { DocumentAddress } from '../document-address';
import { listedFindings } from '../findings/arrange-findings';

export interface ReadingProps {
  /** In the order of the list. */
  findings: readonly Finding[];
  address: DocumentAddress;
  /** Whether the text has room alongside the other views. */
  isWide: boolean;
  onGo: (change: Partial<DocumentAddress>) => void;
}

/** Where the reader is: the view, the chosen finding, a place in the text. */
export function useReading({ findings, address, isWide, onGo }: ReadingProps) {
  const { severity, category } = address.filter;
  // The address is parsed on every render; the list changes only with what the filter says.
  const filter = useMemo(() => ({ severity, category }), [severity, category]);
  const listed = useMemo(() => listedFindings(findings, filter), [findings, filter]);
  const selection = useSelection(listed);
  const [place, setPlace] = useState<Range | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const view = isWide && address.view === 'text' ? 'analysis' : address.view;
  const isTextAlone = view === 'text';
  return {
    view,
    filter,
    listed,
    place,
    selection: {
      ...selection,
      selected: listed.includes(selection.selected ?? -1) ? selection.selected : null,
    },
    isSheetOpen: isSheetOpen && isTextAlone,
    closeSheet: () => setIsSheetOpen(false),
    touch: (index: number) => {
      setPlace(null);
      selection.select(index);
      // On a wide screen its row opens alongside it; where the text stands alone, a panel over it.
      if (isTextAlone) setIsSheetOpen(true);
      else if (view !== 'findings') onGo({ view: 'findings' });
    },
    showPlace: (wanted: Range) => {
      selection.select(null);
      setPlace(wanted);
      if (!isWide) onGo({ view: 'text' });
    },
  };
}
export type Reading = ReturnType<typeof useReading>;
