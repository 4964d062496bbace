import type { Diagnostics } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { reasonOf } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { Button } from '../../../shared/ui/button';
import { FailureLine } from '../../../shared/ui/dialog';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import {
  auditWords,
  backupWords,
  engineWords,
  importWords,
  indexWords,
  ocrWords,
} from '../health-words';

/** The newest import and backup, and what reads and drafts. */
export function Upkeep({ health: { services } }: { health: Diagnostics }) {
  const reportOf = (service: 'auth' | 'search' | 'analysis') =>
    services.find(({ name }) => name === service)?.report;
  const { newestImport, searchIndex } = reportOf('search') ?? {};
  const { engine, ocr } = reportOf('analysis') ?? {};
  const auth = reportOf('auth');
  const backups = auth?.backups;
  return (
    <Section title="Library, engine, and backups">
      <dl className="max-w-3xl text-sm">
        <FactRow name="Newest import">
          {newestImport ? importWords(newestImport) : 'None yet, or unknown.'}
          {newestImport?.error ? <p className="mt-1">{newestImport.error}</p> : null}
        </FactRow>
        {searchIndex ? <FactRow name="Search index">{indexWords(searchIndex)}</FactRow> : null}
        <FactRow name="Engine">{engine ? engineWords(engine) : 'Unknown.'}</FactRow>
        <FactRow name="Scanned pages">{ocr ? ocrWords(ocr) : 'Unknown.'}</FactRow>
        <FactRow name="Newest backup">{backups ? backupWords(backups) : 'Unknown.'}</FactRow>
        <FactRow name="Audit log">{auth ? auditWords(auth.auditShipping) : 'Unknown.'}</FactRow>
      </dl>
    </Section>
  );
}

/** Sends a mail to whoever asks, and reports what came of it. */
export function Mail() {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call('POST /admin/mail/test'),
  });
  return (
    <Section
      title="Mail"
      description="Invitations, links to new passwords, and notices of changes to accounts are mailed where a mail server is configured."
    >
      <Button variant="secondary" pendingText={isPending && 'Sending...'} onClick={() => mutate()}>
        Send a test mail
      </Button>
      <div role="status" className="mt-3 text-sm">
        {error ? (
          <FailureLine>{reasonOf(error, 'Mail could not be tested. Try again.')}</FailureLine>
        ) : null}
        {data?.failure ? <FailureLine>{data.failure}</FailureLine> : null}
        {data && !data.failure ? (
          <p className="flex items-start gap-1.5 text-verified">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
            <span className="max-w-measure wrap-anywhere">{`The mail server took a test mail to ${data.to}. If it does not arrive within a few minutes, look in the spam folder and in the mail server’s log.`}</span>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
