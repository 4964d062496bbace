import { randomUUID } from 'node:crypto';
import { appendAudit } from '@casewright/contracts';
import { BUS, type Bus, type SubmitOptions } from '@casewright/messaging';
import type { RequestContext } from '@casewright/platform';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';

export type Act = z.input<typeof appendAudit.payload>;

/**
 * How long a response waits for its audit entry, in milliseconds; the entry itself may wait longer.
 */
const ANSWER_WAITS_MS = 3_000;
const RETRY_MS = 1_000;
/** Entries (about 300 bytes each) held while the bus is unreachable. */
const MOST_WAITING = 20_000;

interface Report {
  readonly act: Act;
  /**
   * The same id on every attempt, so that the log gets an entry once even if a failed attempt was
   * received.
   */
  readonly options: SubmitOptions & { messageId: string };
}

/**
 * Sends audit entries to the bus, and keeps those it cannot deliver until it can. An entry is lost
 * only if this process ends while the bus is down.
 */
@Injectable()
export class AuditReports implements BeforeApplicationShutdown {
  private readonly log = new Logger('audit');
  private readonly waiting = new Set<Report>();
  private sending: Promise<void> | undefined;
  private closing = false;

  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'submit'>) {}

  /** Resolves once the entry is sent, and in any case soon. Never rejects. */
  async report({ correlationId, principal }: RequestContext, act: Act): Promise<void> {
    const report = { act, options: { messageId: randomUUID(), correlationId, principal } };
    const sent = this.send(report).then((taken) => (taken ? undefined : this.keep(report)));
    await Promise.race([sent, pause(ANSWER_WAITS_MS)]);
  }

  /** All requests have ended by now; try the waiting entries one last time. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.sending;
    for (const report of this.waiting) {
      if (await this.send(report)) this.waiting.delete(report);
      else this.lose(report);
    }
  }

  private async send(report: Report): Promise<boolean> {
    try {
      await this.bus.submit(appendAudit, report.act, report.options);
      return true;
    } catch {
      return false;
    }
  }

  private keep(report: Report): Promise<void> {
    if (this.waiting.size >= MOST_WAITING) {
      this.lose(report);
      return Promise.resolve();
    }
    this.waiting.add(report);
    this.sending ??= this.sendWaiting().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  /** Oldest first. If one is refused, stop: the others would be refused too. */
  private async sendWaiting(): Promise<void> {
    while (this.waiting.size > 0 && !this.closing) {
      const { value: report } = this.waiting.values().next() as { value: Report };
      if (await this.send(report)) this.waiting.delete(report);
      else await pause(RETRY_MS);
    }
  }

  private lose({ act, options: { correlationId, principal } }: Report): void {
    // Contains ids only, so it may appear in any log; nothing else is left of the entry.
    const lost = JSON.stringify({ ...act, actor: principal?.userId ?? null, correlationId });
    this.log.warn(`An audit log entry was lost: ${lost}.`);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
