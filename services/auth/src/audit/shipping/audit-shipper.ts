import type { KeyObject } from 'node:crypto';
import type { Receiver } from '@casewright/audit-log';
import {
  type ChainEnd,
  faultOf,
  publicKeyText,
  type Shipped,
  shippedEntry,
  shippedHead,
  signHead,
} from '@casewright/audit-log';
import type { AuditEntry } from '@casewright/contracts';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditRepository } from '../audit.repository.js';
import { ShipmentsRepository } from './shipments.repository.js';

/** Entries per batch, about 250 KB. */
const BATCH = 500;
const EVERY_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const DELIVERY_MS = 20_000;

/** Where the log is shipped, and the key that signs its heads. */
export interface Shipping {
  readonly receiver: Receiver;
  readonly key: KeyObject;
}

/** Provides a `Shipping`, or null where the log is not shipped. */
export const SHIPPING = Symbol('shipping');

/** The log does not match what was shipped, or is broken; a signed head would vouch for it. */
class BrokenLog extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Ships the audit log beyond the reach of anyone who could write it: entries in order, and a signed
 * head after each batch. Every replica tries; one ships at a time.
 */
@Injectable()
export class AuditShipper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AuditShipper.name);
  private isEnding = false;
  private delivery: AbortController | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pauseMs = EVERY_MS;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly entries: AuditRepository,
    private readonly shipments: ShipmentsRepository,
    @Inject(SHIPPING) private readonly shipping: Shipping | null,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.shipping) return;
    const { receiver, key } = this.shipping;
    const publicKey = publicKeyText(key);
    this.logger.log(
      `The audit log is shipped to ${receiver.name}; its heads are signed with ${publicKey}.`,
    );
    this.plan(this.shipping, 0);
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    this.delivery?.abort(new Error('The service stops.'));
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(shipping: Shipping, inMs: number): void {
    this.timer = setTimeout(async () => {
      this.running = this.round(shipping);
      await this.running;
      if (!this.isEnding) this.plan(shipping, this.pauseMs);
    }, inMs).unref();
  }

  /** A database that is down is tried again in the next round. */
  private async round(shipping: Shipping): Promise<void> {
    const { name } = shipping.receiver;
    await this.shipments
      .asTheOnlyOne(name, async (held) => {
        try {
          while (!this.isEnding && (await this.shipBatch(shipping, held)));
          this.pauseMs = EVERY_MS;
        } catch (error) {
          if (!this.isEnding) await this.tell(name, error as Error, held);
        }
      })
      .catch((error: unknown) => this.logger.warn('The audit log was not shipped.', error));
  }

  /** @returns whether there may be more */
  private async shipBatch({ receiver, key }: Shipping, held: EntityManager): Promise<boolean> {
    const end = await this.shipments.endOf(receiver.name, held);
    await this.refuseOtherLog(end);
    const batch = await this.entries.following(end.number, BATCH);
    const sound = soundPart(batch, end);
    const last = sound.at(-1);
    if (!last) {
      await this.shipments.settled(receiver.name, held);
      return false;
    }
    await this.deliver(receiver, [...sound.map(shippedEntry), shippedHead(signHead(last, key))]);
    await this.shipments.shipped(receiver.name, last, held);
    return sound.length === BATCH || sound.length < batch.length;
  }

  private async deliver(receiver: Receiver, lines: readonly Shipped[]): Promise<void> {
    const delivery = new AbortController();
    this.delivery = delivery;
    const late = setTimeout(() => delivery.abort(new Error('It took too long.')), DELIVERY_MS);
    await receiver.deliver(lines, delivery.signal).finally(() => clearTimeout(late));
  }

  private async refuseOtherLog(end: ChainEnd): Promise<void> {
    const own = await this.entries.endAt(end.number);
    if (own?.hash === end.hash) return;
    const how = own ? 'is not the one that was shipped' : 'was shipped, and is gone';
    throw new BrokenLog(end.number, `Entry ${end.number} ${how}.`);
  }

  private async tell(receiver: string, error: Error, held: EntityManager): Promise<void> {
    const brokenAt = error instanceof BrokenLog ? error.at : null;
    const failure = sentenceOf(error);
    if (this.pauseMs === EVERY_MS) this.logger.warn(`The audit log was not shipped. ${failure}`);
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
    await this.shipments.failed(receiver, { failure, brokenAt }, held);
  }
}

/**
 * The entries after `end`, up to the first that does not follow.
 * @throws BrokenLog if none follows
 */
function soundPart(batch: readonly AuditEntry[], end: ChainEnd): AuditEntry[] {
  const sound: AuditEntry[] = [];
  for (const entry of batch) {
    const { number } = sound.at(-1) ?? end;
    const fault = faultOf(entry, sound.at(-1) ?? end);
    if (fault && sound.length > 0) break;
    if (fault) throw new BrokenLog(number + 1, `It breaks at entry ${number + 1} (${fault}).`);
    sound.push(entry);
  }
  return sound;
}

/** Fetch says why in the cause, and Node in an error for each address of a host. */
function sentenceOf(error: Error): string {
  const { cause, errors } = error as { cause?: Error; errors?: Error[] };
  const why = cause ?? errors?.[0];
  return why ? sentenceOf(why) : error.message || (error as { code?: string }).code || error.name;
}
