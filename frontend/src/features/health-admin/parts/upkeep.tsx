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
import * as texts from '../texts';

/** The newest import and backup, and what reads and drafts. */
export function Upkeep({ health: { services } }: { health: Diagnostics }) {
  const reportOf = (service: 'auth' | 'search' | 'analysis') =>
    services.find(({ name }) => name === service)?.report;
  const { newestImport, searchIndex } = reportOf('search') ?? {};
  const { engine, ocr } = reportOf('analysis') ?? {};
  const auth = reportOf('auth');
  const backups = auth?.backups;
  return (
    <Section title={texts.libraryEngineAndBackups}>
      <dl className="max-w-3xl text-sm">
        <FactRow name={texts.newestImport}>
          {newestImport ? importWords(newestImport) : texts.noneYetOrNotKnown}
          {newestImport?.error ? <p className="mt-1">{newestImport.error}</p> : null}
        </FactRow>
        {searchIndex ? <FactRow name={texts.searchIndex}>{indexWords(searchIndex)}</FactRow> : null}
        <FactRow name={texts.engine}>{engine ? engineWords(engine) : texts.notKnown}</FactRow>
        <FactRow name={texts.scannedPages}>{ocr ? ocrWords(ocr) : texts.notKnown}</FactRow>
        <FactRow name={texts.newestBackup}>
          {backups ? backupWords(backups) : texts.notKnown}
        </FactRow>
        <FactRow name={texts.auditLogShipped}>
          {auth ? auditWords(auth.auditShipping) : texts.notKnown}
        </FactRow>
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
    <Section title={texts.mail} description={texts.whatMailIsFor}>
      <Button
        variant="secondary"
        pendingText={isPending && texts.sendingMail}
        onClick={() => mutate()}
      >
        {texts.sendTestMail}
      </Button>
      <div role="status" className="mt-3 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.mailCouldNotBeTested)}</FailureLine> : null}
        {data?.failure ? <FailureLine>{data.failure}</FailureLine> : null}
        {data && !data.failure ? (
          <p className="flex items-start gap-1.5 text-verified">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
            <span className="max-w-measure wrap-anywhere">{texts.mailWasTaken(data.to)}</span>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
