import { countOf } from '@casewright/contracts';
import { PencilLine, Printer } from 'lucide-react';
import { fetchRoute } from '../../../../shared/api/client';
import { timeOf } from '../../../../shared/config/days';
import { ExportMenu } from '../../../../shared/export/export-menu';
import { FileDownload } from '../../../../shared/export/file-download';
import { Button } from '../../../../shared/ui/button';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { StartReview } from '../../review/start-review';
import { countOfCitations } from '../../texts';
import type { CheckReport } from '../use-check';

interface ReportHeadProps {
  report: CheckReport;
  isKept: boolean;
  onEdit: () => void;
}

/** What was checked and when, and what can be done with the report. */
export function ReportHead({ report, isKept, onEdit }: ReportHeadProps) {
  const { check, fileName, checkedAt, notices = [], wordFile } = report;
  const { close, not_found } = check.quotationCounts;
  const wrong = close + not_found;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 className="text-xl">
          <span className="hidden print:inline">{'Cite check: '}</span>
          {countOfCitations(check.citations.length)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {fileName ?? 'Pasted text'}, checked {timeOf(checkedAt)}
          {wrong > 0 ? ` · ${countOf(wrong, 'quotation')} to check` : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-3" data-no-print>
        <Button variant="secondary" size="sm" onClick={onEdit}>
          <PencilLine aria-hidden className="size-4" strokeWidth={1.75} />
          Edit the text
        </Button>
        <StartReview text={report.text} title={fileName} />
        {wordFile ? <CommentedCopy file={wordFile} /> : null}
        <ExportMenu type="cite-check" data={() => ({ ...check, title: fileName })} />
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" strokeWidth={1.75} />
          Print
        </Button>
      </div>
      {notices.map((notice) => (
        <InlineAlert key={notice} tone="info" className="w-full">
          {notice}
        </InlineAlert>
      ))}
      {isKept ? null : (
        <InlineAlert tone="info" className="w-full">
          The text is too long for the browser to keep. Export or print the report before you leave.
        </InlineAlert>
      )}
    </div>
  );
}

/** The Word file that was checked, with a comment at each problem. */
function CommentedCopy({ file }: { file: File }) {
  const fetchFile = async () => {
    const form = new FormData();
    form.append('file', file);
    const headers = { accept: '*/*' };
    return (await fetchRoute('POST /citations/comment-file', { body: {}, form, headers })).blob();
  };
  return (
    <FileDownload
      name={`${file.name.replace(/\.docx?$/i, '')} (checked).docx`}
      fetchFile={fetchFile}
      words={{
        download: 'Download with comments',
        downloading: 'Writing the comments...',
        failed: 'The comments were not written',
      }}
    />
  );
}
