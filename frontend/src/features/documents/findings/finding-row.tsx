import type { Finding } from '@casewright/contracts';
import { memo } from 'react';
import { FindingLine, type FindingLineState } from '../../../shared/reading/findings/finding-line';
import { SeverityBadge } from '../../../shared/severity/severity-badge';
import { categoryWords } from '../texts';
import { FindingDetails } from './finding-details';

/** Letters of the quotation: more than a line has room for. */
const FIRST_WORDS = 120;

export interface FindingRowProps extends FindingLineState {
  finding: Finding;
}

/** A finding of a document in the list. */
export const FindingRow = memo(function FindingRow({ finding, ...state }: FindingRowProps) {
  const { title, severity, category, page, quote } = finding;
  return (
    <FindingLine
      {...state}
      badge={<SeverityBadge severity={severity} />}
      aside={`${categoryWords(category)}${page === null ? '' : ` · page ${page}`}`}
      details={<FindingDetails finding={finding} />}
    >
      <span className="font-serif text-base leading-snug wrap-anywhere">{title}</span>
      {/* Several findings may have one title: the first words tell them apart. */}
      {state.isOpen ? null : (
        <span className="line-clamp-1 text-sm text-ink-faint wrap-anywhere">
          {quote.slice(0, FIRST_WORDS)}
        </span>
      )}
    </FindingLine>
  );
});
