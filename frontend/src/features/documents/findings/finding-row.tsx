import { categoryWords, type Finding } from '@casewright/contracts';
import { memo } from 'react';
import {
  type FindingLineState,
  FindingQuote,
  FindingSource,
  SeverityLine,
} from '../../../shared/reading/findings/finding-line';
import { FindingSheet } from '../../../shared/reading/findings/finding-sheet';
import { SeverityBadge } from '../../../shared/severity/severity-badge';

interface FindingRowProps extends FindingLineState {
  finding: Finding;
}

/** A finding of a document in the list. */
export const FindingRow = memo(function FindingRow({ finding, ...state }: FindingRowProps) {
  const { category, page } = finding;
  return (
    <SeverityLine
      {...state}
      finding={finding}
      aside={`${categoryWords(category)}${page === null ? '' : ` · page ${page}`}`}
      details={<FindingDetails finding={finding} />}
    />
  );
});

/** What was found and why it matters, what to do, and the words that it rests on. */
function FindingDetails({ finding }: { finding: Finding }) {
  const { explanation, recommendation, quote, source } = finding;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="wrap-anywhere">{explanation}</p>
      {recommendation ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">{'What to do: '}</span>
          {recommendation}
        </p>
      ) : null}
      <FindingQuote quote={quote} />
      <FindingSource source={source} />
    </div>
  );
}

interface TouchedFindingProps {
  isOpen: boolean;
  finding: Finding | undefined;
  onClose: () => void;
}

/** The finding whose words were touched, where the text stands alone. */
export function TouchedFinding({ isOpen, finding, onClose }: TouchedFindingProps) {
  return (
    <FindingSheet isOpen={isOpen && finding !== undefined} title={finding?.title} onClose={onClose}>
      {finding ? (
        <>
          <SeverityBadge severity={finding.severity} />
          <FindingDetails finding={finding} />
        </>
      ) : null}
    </FindingSheet>
  );
}
