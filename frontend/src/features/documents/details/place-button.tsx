import type { ReactNode } from 'react';
import type { Range } from '../../../shared/reading/text/text-blocks';

export interface PlaceButtonProps {
  place: Range;
  onPlace: (place: Range) => void;
  children: ReactNode;
}

/** Words that lead to where the document says them. */
export function PlaceButton({ place, onPlace, children }: PlaceButtonProps) {
  return (
    <button
      type="button"
      // A new object each time: asked for again, the same place is shown again.
      onClick={() => onPlace({ start: place.start, end: place.end })}
      className="min-h-6 text-left font-serif wrap-anywhere text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  );
}
