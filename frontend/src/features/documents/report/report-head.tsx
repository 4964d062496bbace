import {
  analysisWarnings,
  CITATIONS_NOT_CHECKED,
  countOf,
  kindBeside,
} from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { ExportMenu } from '../../../shared/export/export-menu';
import { DocumentName } from '../../../shared/kept/document-name';
import { engineWords } from '../../../shared/model/engine-words';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { checkAgain, refreshDocuments, resultQuery } from '../document-queries';
import { DeleteDocument } from '../kept/delete-document';
import type { AnalysisResult } from '../result/analysis-result';

interface ReportHeadProps {
  id: number;
  result: AnalysisResult;
  onDeleted: () => void;
}

/** What the document is, who read it, and what of it could not be read. */
export function ReportHead({ id, result, onDeleted }: ReportHeadProps) {
  const { title, fileName, documentType, stats, engine } = result;
  const [isDeleting, setIsDeleting] = useState(false);
  const facts = [
    kindBeside(title, documentType.label),
    stats.pages === null ? '' : countOf(stats.pages, 'page'),
    countOf(stats.words, 'word'),
    engine === '' ? '' : `analyzed ${engineWords(engine)}`,
  ];
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-ink pb-4">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">
            <DocumentName title={title} fileName={fileName} />
          </h2>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {facts.filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3" data-no-print>
          <ExportMenu type="analysis" data={() => result} />
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" strokeWidth={1.75} />
            Print
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
            Delete
          </Button>
        </div>
      </div>
      <ResultWarnings
        warnings={analysisWarnings(result)}
        action={{ title: CITATIONS_NOT_CHECKED, control: <CheckAgain id={id} /> }}
      />
      {isDeleting ? (
        <DeleteDocument {...{ id, title, onDeleted }} onClose={() => setIsDeleting(false)} />
      ) : null}
    </div>
  );
}

/** Checks the citations of a kept document, now that the library may be back. */
function CheckAgain({ id }: { id: number }) {
  const client = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  const check = useMutation({
    mutationFn: () => checkAgain(id),
    onSuccess(result) {
      // The button disappears with its warning, so the focus moves on to the report.
      ref.current?.closest<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
      client.setQueryData(resultQuery(id).queryKey, result);
      void refreshDocuments(client);
      toast({ title: 'Citations checked', description: 'The report shows the results.' });
    },
  });
  return (
    <div ref={ref} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        pendingText={check.isPending && 'Checking...'}
        onClick={() => check.mutate()}
      >
        Check again
      </Button>
      {check.isError ? (
        <p role="alert" className="text-sm wrap-anywhere text-notfound">
          {serverMessageOr(check.error)}
        </p>
      ) : null}
    </div>
  );
}
