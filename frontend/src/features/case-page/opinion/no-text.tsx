import type { CaseRecord } from '@casewright/contracts';
import { FileText } from 'lucide-react';
import { EmptyState } from '../../../shared/ui/empty-state';
import * as texts from './texts';

export function NoText({ record }: { record: CaseRecord }) {
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
