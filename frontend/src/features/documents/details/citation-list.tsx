import type { Range } from '../../../shared/reading/text/text-blocks';
import { LibraryCase } from '../../../shared/verdict/library-case';
import { VerdictBadge } from '../../../shared/verdict/verdict-badge';
import type { AnalysisResult } from '../result/analysis-result';
import { PlaceButton } from './place-button';

export interface CitationListProps {
  citations: AnalysisResult['citations'];
  onPlace: (place: Range) => void;
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
            <VerdictBadge verdict={citation.verdict} />
            {citation.page === null ? null : (
              <span className="text-xs text-ink-faint tabular-nums">page {citation.page}</span>
            )}
          </div>
          <PlaceButton place={citation} onPlace={onPlace}>
            {citation.text}
          </PlaceButton>
          <p className="text-sm text-ink-soft">{citation.explanation}</p>
          {citation.case ? <LibraryCase {...citation.case} name={citation.case.title} /> : null}
        </li>
      ))}
    </ul>
  );
}
