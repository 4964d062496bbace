import { randomUUID } from 'node:crypto';
import { appendAudit } from '@casewright/contracts';
import { BUS, type Bus, type SubmitOptions } from '@casewright/messaging';
import type { RequestContext } from '@casewright/platform';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';

export type Act = z.input<typeof appendAudit.payload>;

/** Milliseconds for which an answer waits for its entry; the entry itself waits longer. */
const ANSWER_WAITS_MS = 3_000;
const RETRY_MS = 1_000;
/** Entries of about 300 bytes; what the gateway could not hand over while the bus was away. */
const MOST_WAITING = 20_000;

interface Report {
  readonly act: Act;
  /** The same at every attempt: the log has an entry once, even if one that failed was taken. */
  readonly options: SubmitOptions & { messageId: string };
}

/**
 * Hands entries of the audit log over to the bus, and keeps those that it does not take until it
 * does. So an entry is lost only if this process ends while the bus is down.
 */
@Injectable()
export class AuditReports implements BeforeApplicationShutdown {
  private readonly log = new Logger('audit');
  private readonly waiting = new Set<Report>();
  private sending: Promise<void> | undefined;
  private closing = false;

  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'submit'>) {}

  /** Resolves when the entry is handed over, and in any case soon. Never rejects. */
  async report({ correlationId, principal }: RequestContext, act: Act): Promise<void> {
    const report = { act, options: { messageId: randomUUID(), correlationId, principal } };
    const sent = this.send(report).then((taken) => (taken ? undefined : this.keep(report)));
    await Promise.race([sent, pause(ANSWER_WAITS_MS)]);
  }

  /** Requests have ended by now; what is still waiting gets a last chance. */
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

  /** The oldest first. One that is refused stands for all: they would be refused too. */
  private async sendWaiting(): Promise<void> {
    while (this.waiting.size > 0 && !this.closing) {
      const { value: report } = this.waiting.values().next() as { value: Report };
      if (await this.send(report)) this.waiting.delete(report);
      else await pause(RETRY_MS);
    }
  }

  private lose({ act, options: { correlationId, principal } }: Report): void {
    // Ids only, so that the line may appear in any log: it is all that is left of the entry.
    const lost = JSON.stringify({ ...act, actor: principal?.userId ?? null, correlationId });
    this.log.warn(`An audit log entry was lost: ${lost}.`);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
