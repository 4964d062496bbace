import { faultOf, sha256 } from '@casewright/audit-log';
import { type KnownEntry, type ReportVerification, verifyReportFile } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';

/** Signed reports, as far as the audit log has them: their digests. */
@Injectable()
export class ReportsService {
  constructor(private readonly entries: AuditRepository) {}

  verify(file: string): Promise<ReportVerification> {
    return verifyReportFile(file, sha256, (digest) => this.find(digest));
  }

  /** The entry with a digest, and whether it stands in the chain between its neighbors. */
  async find(digest: string): Promise<KnownEntry> {
    const entry = await this.entries.signingOf(digest);
    if (!entry) return { entry, isSound: false };
    const before = await this.entries.endAt(entry.number - 1);
    const [after] = await this.entries.following(entry.number, 1);
    const isSound =
      before !== null &&
      faultOf(entry, before) === null &&
      (after === undefined || faultOf(after, entry) === null);
    return { entry, isSound };
  }
}
