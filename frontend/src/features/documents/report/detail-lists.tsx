import type { Range } from '../../../shared/reading/text/text-blocks';
import { HistoryNote, VerdictBadge } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import type { AnalysisResult } from '../result/analysis-result';
import { type Fact, PlaceButton } from '../result/facts';

interface FactListProps {
  facts: readonly Fact[];
  onPlace: (place: Range) => void;
}

interface CitationListProps {
  citations: AnalysisResult['citations'];
  onPlace: (place: Range) => void;
}

/** Facts in the order of the list, each with what is said of it. */
export function FactList({ facts, onPlace }: FactListProps) {
  return (
    <ul>
      {facts.map(({ place, what, says, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
        <li key={index} className="border-b border-rule py-row">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <PlaceButton place={place} onPlace={onPlace}>
              {what}
            </PlaceButton>
            <span className="text-sm text-ink-soft">{says}</span>
          </div>
          {note ? <p className="mt-1 text-sm text-ink-soft">{note}</p> : null}
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
              <span className="text-xs text-ink-faint tabular-nums">{`page ${citation.page}`}</span>
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
