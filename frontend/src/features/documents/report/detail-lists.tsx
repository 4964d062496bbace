import type { DocumentDate, DocumentParty } from '@casewright/contracts';
import type { ReactNode } from 'react';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { HistoryNote } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import { VerdictBadge } from '../../../shared/verdict/verdict-badge';
import * as texts from '../report-texts';
import type { AnalysisResult } from '../result/analysis-result';

interface PartyListProps {
  parties: readonly DocumentParty[];
  onPlace: (place: Range) => void;
}

// A date of a document has no time zone: it is shown as the document has it.
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

interface DateListProps {
  dates: readonly DocumentDate[];
  onPlace: (place: Range) => void;
}

interface CitationListProps {
  citations: AnalysisResult['citations'];
  onPlace: (place: Range) => void;
}

interface PlaceButtonProps {
  place: Range;
  onPlace: (place: Range) => void;
  children: ReactNode;
}

export function PartyList({ parties, onPlace }: PartyListProps) {
  return (
    <ul>
      {parties.map((party) => (
        <li key={`${party.start}-${party.name}`} className="border-b border-rule py-row">
          <PlaceButton place={party} onPlace={onPlace}>
            {party.name}
          </PlaceButton>
          <p className="text-sm text-ink-soft">
            {[party.role, party.description].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Dates in order of time; a computed one names its rule and shows its steps. */
export function DateList({ dates, onPlace }: DateListProps) {
  return (
    <ul>
      {dates.map((each) => (
        <li key={`${each.start}-${each.date}-${each.kind}`} className="border-b border-rule py-row">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <PlaceButton place={each} onPlace={onPlace}>
              <time dateTime={each.date} className="tabular-nums">
                {dateFormat.format(new Date(each.date))}
              </time>
            </PlaceButton>
            <span className="text-sm text-ink-soft">{each.label}</span>
          </div>
          {each.computed ? (
            <p className="mt-1 text-sm text-ink-soft">
              {texts.computedUnder(each.computed.rule, each.computed.reasoning)}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Every citation with its verdict, in the document's order. */
export function CitationList({ citations, onPlace }: CitationListProps) {
  return (
    <ul>
      {citations.map((citation) => (
        <li
          key={citation.start}
          className="reading-row flex flex-col items-start gap-1.5 border-b border-rule py-row"
        >
          <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <VerdictBadge verdict={citation.verdict} history={citation.history} />
            {citation.page === null ? null : (
              <span className="text-xs text-ink-faint tabular-nums">
                {texts.pageNumber(citation.page)}
              </span>
            )}
          </div>
          <PlaceButton place={citation} onPlace={onPlace}>
            {citation.text}
          </PlaceButton>
          <p className="text-sm text-ink-soft">{citation.explanation}</p>
          <HistoryNote history={citation.history} phrases={citation.historyPhrases} />
          {citation.case ? <LibraryCase {...citation.case} name={citation.case.title} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Words that lead to where the document says them. */
function PlaceButton({ place, onPlace, children }: PlaceButtonProps) {
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
