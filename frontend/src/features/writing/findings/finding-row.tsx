import { memo, type ReactNode } from 'react';
import { FindingLine, type FindingLineState } from '../../../shared/reading/findings/finding-line';
import '../../../shared/reading/text/reading.css';
import { SeverityBadge } from '../../../shared/severity/severity-badge';
import { FAMILY_WORDS } from './kinds';
import type { Placed } from './placed';

/** Letters of the quotation: more than a line has room for. */
const FIRST_WORDS = 120;

export interface FindingRowProps extends FindingLineState {
  /** The same object while only its place changes. */
  finding: Placed['finding'];
  /** When it is open. */
  details: ReactNode;
}

/** A finding of the draft in the list. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, details, ...state } = props;
  const { title, severity, family, quote, explanation } = finding;
  return (
    <FindingLine
      {...state}
      badge={<SeverityBadge severity={severity} />}
      aside={FAMILY_WORDS[family]}
      printed={explanation}
      details={details}
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
