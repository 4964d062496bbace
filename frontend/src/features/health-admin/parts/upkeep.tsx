import type { Diagnostics } from '@casewright/contracts';
import {
  auditWords,
  backupWords,
  engineWords,
  importWords,
  indexWords,
  ocrWords,
} from '../health-words';
import * as texts from '../texts';
import { Row } from './row';

/** The newest import and backup, and what reads and drafts. */
export function Upkeep({ health: { services } }: { health: Diagnostics }) {
  const reportOf = (service: 'auth' | 'search' | 'analysis') =>
    services.find(({ name }) => name === service)?.report;
  const { newestImport, searchIndex } = reportOf('search') ?? {};
  const { engine, ocr } = reportOf('analysis') ?? {};
  const auth = reportOf('auth');
  const backups = auth?.backups;
  return (
    <section aria-labelledby="upkeep">
      <h2 id="upkeep" className="mb-4 text-xl">
        {texts.libraryEngineAndBackups}
      </h2>
      <dl className="max-w-3xl text-sm">
        <Row name={texts.newestImport}>
          {newestImport ? importWords(newestImport) : texts.noneYetOrNotKnown}
          {newestImport?.error ? <p className="mt-1">{newestImport.error}</p> : null}
        </Row>
        {searchIndex ? <Row name={texts.searchIndex}>{indexWords(searchIndex)}</Row> : null}
        <Row name={texts.engine}>{engine ? engineWords(engine) : texts.notKnown}</Row>
        <Row name={texts.scannedPages}>{ocr ? ocrWords(ocr) : texts.notKnown}</Row>
        <Row name={texts.newestBackup}>{backups ? backupWords(backups) : texts.notKnown}</Row>
        <Row name={texts.auditLogShipped}>
          {auth ? auditWords(auth.auditShipping) : texts.notKnown}
        </Row>
      </dl>
    </section>
  );
}
