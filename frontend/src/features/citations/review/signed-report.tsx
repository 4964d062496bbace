import { useMutation, useQuery } from '@tanstack/react-query';
import { FileJson } from 'lucide-react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { describeCheckFailure } from '../texts';
import { entryQuery, type OpenReview, saveReport } from './review-queries';
import * as texts from './texts';

/** Who signed, what the audit log has of it, and the report as files. */
export function SignedReport({ review }: { review: OpenReview }) {
  const { title, text, report, digest } = review;
  const { data } = useQuery(entryQuery(digest ?? ''));
  const json = useMutation({
    mutationFn: () => saveReport(review),
    onError: (error) => toastFailure(texts.jsonNotSaved, describeCheckFailure(error)),
  });
  return (
    <section className="flex flex-col gap-3 border-y border-rule py-5">
      <p className="font-medium">
        {report.signature ? texts.signedBy(report.signature.name, report.signature.at) : null}
      </p>
      <p className="text-sm text-ink-soft">
        {texts.digest}: <span className="font-mono text-xs wrap-anywhere">{digest}</span>
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {data?.entry ? texts.auditEntry(data.entry.number) : texts.entryOnItsWay}
      </p>
      <div className="flex flex-wrap gap-3" data-no-print>
        <ExportMenu type="cite-report" data={() => ({ title, report: text })} />
        <Button
          variant="secondary"
          size="sm"
          disabled={json.isPending}
          onClick={() => json.mutate()}
        >
          <FileJson aria-hidden className="size-4" strokeWidth={1.75} />
          {texts.saveJson}
        </Button>
      </div>
    </section>
  );
}
