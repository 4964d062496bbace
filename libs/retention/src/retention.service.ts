import { randomUUID } from 'node:crypto';
import {
  appendAudit,
  type DeletionCertificate,
  RETENTION_SETTINGS,
  type RetentionRule,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CertificatesRepository } from './certificates.repository.js';
import type { RetainedTable } from './retained-table.js';
import { RetentionConfig } from './retention-config.js';

/** Injection token: the tables of a service whose rows are kept for a time. */
export const RETAINED_TABLES: unique symbol = Symbol('casewright:retained-tables');

/** Deletes what is over, and what belongs to nobody anymore, and tells the audit log. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly certificates: CertificatesRepository,
    @Inject(RETAINED_TABLES) private readonly tables: readonly RetainedTable[],
    @Inject(RetentionConfig) private readonly config: RetentionConfig,
    @Optional() @Inject(BUS) private readonly bus: Bus | null,
  ) {}

  async read(): Promise<{ rules: RetentionRule[]; certificates: DeletionCertificate[] }> {
    // Several tables of a kind go by one rule.
    const kinds = new Map(this.tables.map((table) => [table.kind, this.daysOf(table) || null]));
    const rules = [...kinds].map(([kind, days]) => ({ kind, days }));
    return { rules, certificates: await this.certificates.list() };
  }

  /** What is older than it may be. A command of the service has no bus, and expires nothing. */
  async expire(): Promise<void> {
    if (!this.bus) return;
    for (const table of this.tables) {
      const days = this.daysOf(table);
      if (days > 0) await this.certificates.removeExpired(table, days);
    }
    await this.record();
  }

  /**
   * Deletes what a user has whose account is gone.
   * @param also in the same transaction, before
   */
  async forget(userId: number, also?: (tx: EntityManager) => Promise<unknown>): Promise<void> {
    await this.certificates.removeOwned(this.tables, userId, also);
    await this.record();
  }

  /** Brings certificates into the audit log: one that does not get there now is told of later. */
  async record(): Promise<void> {
    try {
      for (const certificate of await this.certificates.unrecorded()) {
        const { id, at, reason } = certificate;
        const action = reason === 'account' ? 'delete_with_account' : 'delete_by_retention';
        const subject = { kind: 'certificate', id } as const;
        const context = { messageId: id, correlationId: randomUUID(), principal: undefined };
        await this.bus?.submit(appendAudit, { at, action, subject, outcome: 'done' }, context);
        await this.certificates.setRecorded(id);
      }
    } catch (error) {
      this.logger.warn('Deletions were not recorded in the audit log yet.', error);
    }
  }

  private daysOf({ kind }: RetainedTable): number {
    return this.config[RETENTION_SETTINGS[kind]];
  }
}
