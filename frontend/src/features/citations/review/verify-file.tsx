import {
  CITATION_TEXT_BYTES,
  REPORT_FAULTS,
  type ReportVerification,
  reportTextOf,
} from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import type { DragEvent } from 'react';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { FileButton } from '../../../shared/reading/files/file-button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Busy } from '../../../shared/ui/spinner';
import { describeCheckFailure } from '../texts';

const intactWords = (title: string, name: string, at: string, entry: number) =>
  `“${title}”, signed by ${name}, ${timeOf(at)}. Entry ${entry.toLocaleString('en-US')} of the audit log has its digest.`;

const UNREADABLE: ReportVerification = {
  faults: ['unreadable'],
  digest: null,
  title: null,
  signature: null,
  entry: null,
};

/** Takes a report's file, and says whether it, or its entry in the audit log, was changed. */
export function VerifyFile() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (given: File) => {
      if (given.size > CITATION_TEXT_BYTES) return null;
      const file = reportTextOf(new Uint8Array(await given.arrayBuffer()));
      return file ? call('POST /citations/reports/verification', { body: { file } }) : UNREADABLE;
    },
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) mutate(file);
  };
  return (
    <section
      aria-label="Verify a report"
      className="flex max-w-4xl flex-col items-start gap-3 rounded-md border border-dashed border-control p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      data-no-print
    >
      <h2 className="text-xl">Verify a report</h2>
      <p className="text-sm text-ink-soft">
        Drop a report’s JSON file here, or choose it. Any change to the file, or to its entry in the
        audit log, is reported.
      </p>
      <FileButton label="Report file" accept=".json,application/json" onFile={mutate}>
        Choose a JSON file
      </FileButton>
      {isPending ? <Busy className="text-sm">Verifying...</Busy> : null}
      {error ? (
        <InlineAlert title="The report could not be verified">
          {describeCheckFailure(error)}
        </InlineAlert>
      ) : null}
      {data === null ? (
        <InlineAlert>
          The file is too long to be verified here. An administrator can do so on the server: npm
          run audit -- report FILE.
        </InlineAlert>
      ) : null}
      {data && !isPending ? <Outcome {...data} /> : null}
    </section>
  );
}

function Outcome({ faults, title, signature, entry, digest }: ReportVerification) {
  if (faults.length > 0) {
    return (
      <InlineAlert title="This report does not verify">
        <ul className="list-disc pl-4">
          {faults.map((fault) => (
            <li key={fault}>{REPORT_FAULTS[fault]}</li>
          ))}
        </ul>
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title="Nothing was changed">
      <p>{intactWords(title ?? '', signature?.name ?? '', signature?.at ?? '', entry ?? 0)}</p>
      <p className="mt-1 font-mono text-xs wrap-anywhere">{digest}</p>
    </InlineAlert>
  );
}
