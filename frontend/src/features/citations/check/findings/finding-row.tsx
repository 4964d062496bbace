import {
  type CheckedCitation,
  CITATION_KIND_WORDS,
  eventSentence,
  placeWords,
} from '@casewright/contracts';
import { memo } from 'react';
import {
  FindingLine,
  type FindingLineState,
} from '../../../../shared/reading/findings/finding-line';
import { StateBadge } from '../../../../shared/ui/badge';
import { VerdictBadge } from '../../../../shared/verdict/history-badge';
import { FindingDetails } from './finding-details';
import { WeakSupportBadge } from './support-view';
import { QUOTATION_LOOKS } from './texts';

interface FindingRowProps extends FindingLineState {
  citation: CheckedCitation;
}

/** A citation in the list of findings. On paper each says why; on the screen the chosen one says more. */
export const FindingRow = memo(function FindingRow({ citation, ...state }: FindingRowProps) {
  const name = nameOf(citation);
  const isNameAlone = citation.kind === 'reference' && citation.fields.caseName !== undefined;
  return (
    <FindingLine
      {...state}
      badge={<VerdictBadge verdict={citation.verdict} history={citation.history} />}
      aside={[CITATION_KIND_WORDS[citation.kind], placeWords(citation)].filter(Boolean).join(' · ')}
      details={<FindingDetails citation={citation} />}
      printed={printedOf(citation)}
    >
      <span className="font-serif text-base leading-snug wrap-anywhere">
        {name && !isNameAlone ? <i>{name}, </i> : null}
        {isNameAlone ? <i>{citation.text}</i> : citation.text}
      </span>
      <SourceBadges citation={citation} />
    </FindingLine>
  );
});

/** On paper, a row also says what it warns about. */
const printedOf = ({ explanation, history }: CheckedCitation): string =>
  [explanation, ...(history?.events ?? []).map(eventSentence)].join(' ');

/** The name that the text gives, else that of the authority which a reference stands for. */
function nameOf({ fields, resolvesTo }: CheckedCitation): string | null {
  return fields.caseName ?? fields.antecedent ?? resolvesTo?.name ?? null;
}

/** How what the text says of the opinion compares with it. */
function SourceBadges({ citation: { quotations = [], support } }: { citation: CheckedCitation }) {
  const statuses = [...new Set(quotations.map(({ status }) => status))];
  if (statuses.length === 0 && !support?.weak) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <StateBadge key={status} look={QUOTATION_LOOKS[status]} />
      ))}
      {support?.weak ? <WeakSupportBadge /> : null}
    </span>
  );
}
