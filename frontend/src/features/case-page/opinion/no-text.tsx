import type { CaseRecord } from '@casewright/contracts';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { buttonClass } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import * as texts from './texts';

export function NoText({ record }: { record: CaseRecord }) {
  const withText = record.otherRecords.find((other) => other.hasText);
  if (withText) {
    return (
      <EmptyState
        icon={FileText}
        title={texts.libraryHasFullTextUnder}
        action={
          <Link to={caseHref(withText.case.id)} className={buttonClass('secondary')}>
            {texts.readOpinion}
          </Link>
        }
      >
        {texts.sameDecisionWasImportedFrom}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={FileText} title={texts.libraryHasThisCaseWithout}>
      <p>{texts.summaryAboveWasWrittenFor}</p>
      {record.sourceUrl && /^https?:\/\//.test(record.sourceUrl) ? (
        <p className="mt-2">
          <a
            href={record.sourceUrl}
            rel="noreferrer"
            className="text-accent-ink underline underline-offset-4"
          >
            {texts.whereRecordComesFrom}
          </a>
        </p>
      ) : null}
    </EmptyState>
  );
}
