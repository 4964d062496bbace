import {
  CITATION_TEXT_BYTES,
  REPORT_FAULTS,
  type ReportVerification,
  reportTextOf,
} from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import type { DragEvent } from 'react';
import { call } from '../../../shared/api/client';
import { FileButton } from '../../../shared/reading/files/file-button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Busy } from '../../../shared/ui/spinner';
import { describeCheckFailure } from '../texts';
import * as texts from './texts';

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
      aria-label={texts.verifyReport}
      className="flex max-w-4xl flex-col items-start gap-3 rounded-md border border-dashed border-control p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      data-no-print
    >
      <h2 className="text-xl">{texts.verifyReport}</h2>
      <p className="text-sm text-ink-soft">{texts.verifyHint}</p>
      <FileButton label={texts.reportFile} accept=".json,application/json" onFile={mutate}>
        {texts.chooseFile}
      </FileButton>
      {isPending ? <Busy className="text-sm">{texts.verifying}</Busy> : null}
      {error ? (
        <InlineAlert title={texts.fileCouldNotBeVerified}>
          {describeCheckFailure(error)}
        </InlineAlert>
      ) : null}
      {data === null ? <InlineAlert>{texts.tooLong}</InlineAlert> : null}
      {data && !isPending ? <Outcome {...data} /> : null}
    </section>
  );
}

function Outcome({ faults, title, signature, entry, digest }: ReportVerification) {
  if (faults.length > 0) {
    return (
      <InlineAlert title={texts.isNotIntact}>
        <ul className="list-disc pl-4">
          {faults.map((fault) => (
            <li key={fault}>{REPORT_FAULTS[fault]}</li>
          ))}
        </ul>
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title={texts.isIntact}>
      <p>
        {texts.intactWords(title ?? '', signature?.name ?? '', signature?.at ?? '', entry ?? 0)}
      </p>
      <p className="mt-1 font-mono text-xs wrap-anywhere">{digest}</p>
    </InlineAlert>
  );
}
