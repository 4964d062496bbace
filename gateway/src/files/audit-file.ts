import { AUDIT_READ_ENTRIES, type AuditEntry, readAudit } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sendFile } from './send-file.js';

const LINE_END = '\r\n';
const COLUMNS = [
  'number',
  'id',
  'at',
  'actor',
  'action',
  'subject_kind',
  'subject_id',
  'outcome',
  'correlation_id',
  'previous_hash',
  'hash',
];

/**
 * Streams the audit log as a file, a few hundred entries per message, so the gateway never holds
 * all of it.
 */
@Injectable()
export class AuditFile {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @throws AppError FORBIDDEN before anything is sent */
  async send(response: Response): Promise<void> {
    const first = await this.bus.call(readAudit, { after: 0 });
    const head = { type: 'text/csv; charset=utf-8', name: 'audit-log.csv' };
    await sendFile(response, head, this.lines(first));
  }

  private async *lines(first: AuditEntry[]): AsyncGenerator<string> {
    yield COLUMNS.join(',') + LINE_END;
    let entries = first;
    for (;;) {
      yield entries.map(lineOf).join('');
      const last = entries.at(-1);
      if (!last || entries.length < AUDIT_READ_ENTRIES) return;
      entries = await this.bus.call(readAudit, { after: last.number });
    }
  }
}

/** Ids, dates, and hashes contain nothing that CSV has to quote. */
function lineOf(entry: AuditEntry): string {
  const { number, id, at, actor, action, subject, outcome, correlationId, previousHash, hash } =
    entry;
  const subjectOf = [subject?.kind ?? '', subject?.id ?? ''];
  return (
    [
      number,
      id,
      at,
      actor ?? '',
      action,
      ...subjectOf,
      outcome,
      correlationId,
      previousHash,
      hash,
    ].join(',') + LINE_END
  );
}
