import { randomUUID } from 'node:crypto';
import { appendAudit } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type { Bus } from '../bus/bus.js';
import { REFUSALS, type UntrustedMessage } from '../trust/refusal.js';
import type { WireMessage } from '../wire/message.js';

const MINUTE_MS = 60_000;
/** Log lines per minute, so that a flooded queue cannot fill the disk. */
const LINES_A_MINUTE = 10;

/** Reports refused messages: some in the log, one a minute in the audit log. */
export class RefusalReports {
  private minute = 0;
  private count = 0;

  constructor(
    private readonly bus: Pick<Bus, 'submit'>,
    private readonly logger: Logger,
  ) {}

  report(refused: UntrustedMessage, message: WireMessage, now = Date.now()): void {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) {
      const untold = this.count - LINES_A_MINUTE;
      if (untold > 0) this.logger.error({ untold }, 'More untrusted messages were refused.');
      [this.minute, this.count] = [minute, 0];
    }
    this.count += 1;
    if (this.count > LINES_A_MINUTE) return;
    const { pattern, correlationId } = message;
    const auditId = this.count === 1 ? this.record(now) : undefined;
    this.logger.error(
      { pattern, correlationId, refusal: refused.refusal, auditId },
      `A message was refused that ${REFUSALS[refused.refusal]}.`,
    );
  }

  /** @returns the correlation id of the entry: the message's own may be anything */
  private record(now: number): string {
    const correlationId = randomUUID();
    const at = new Date(now).toISOString();
    const act = { at, action: 'refuse_message', subject: null, outcome: 'refused' } as const;
    this.bus
      .submit(appendAudit, act, { correlationId, principal: undefined })
      .catch((err: unknown) => this.logger.error({ err }, 'A refusal was not recorded.'));
    return correlationId;
  }
}
