import type { DocumentDate, DocumentParty } from '@casewright/contracts';
import type { ReactNode } from 'react';
import type { Range } from '../../../shared/reading/text/text-blocks';

export interface Fact {
  place: Range;
  what: ReactNode;
  /** The time that an obligation names. */
  when?: string | null;
  /** What the document says about it. */
  says: string;
  note: string | null;
}

// A date of a document has no time zone: it is shown as the document has it.
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

export const partyFacts = (parties: readonly DocumentParty[]): Fact[] =>
  parties.map((party) => ({
    place: party,
    what: party.name,
    says: [party.role, party.description].filter(Boolean).join(' · '),
    note: null,
  }));

/** In order of time; a computed date names its rule and shows its steps. */
export const dateFacts = (dates: readonly DocumentDate[]): Fact[] =>
  dates.map(({ date, label, computed, ...place }) => ({
    place,
    what: (
      <time dateTime={date} className="tabular-nums">
        {dateFormat.format(new Date(date))}
      </time>
    ),
    says: label,
    note: computed ? `Computed under ${computed.rule}: ${computed.reasoning}` : null,
  }));

interface PlaceButtonProps {
  place: Range;
  /** Absent where no document is open. */
  onPlace: ((place: Range) => void) | undefined;
  children: ReactNode;
}

/** Words that lead to where the document says them. */
export function PlaceButton({ place, onPlace, children }: PlaceButtonProps) {
  if (!onPlace) return children;
  return (
    <button
      type="button"
      // A new object each time: asked for again, the same place is shown again.
      onClick={() => onPlace({ start: place.start, end: place.end })}
      className="min-h-6 text-left font-serif wrap-anywhere text-link"
    >
      {children}
    </button>
  );
}
