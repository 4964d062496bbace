import type { ServiceName } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { decodeClaim, encodeClaim, MAX_BODY_BYTES, sized } from '../wire/body.js';

/**
 * Where a service has what is too large for a message, as its calls for uploads have it: for the user
 * of the current context, and for a short time.
 */
export interface ClaimStore {
  /** An answer. @returns its id @throws AppError PAYLOAD_TOO_LARGE */
  keep(json: Buffer): Promise<string>;
  /** A request that was uploaded. @throws AppError NOT_FOUND */
  read(id: string): Promise<Buffer>;
}

/** The stores of the services in this process, which put themselves here. */
export class ClaimStores extends Map<ServiceName | 'gateway', ClaimStore> {}

/** What a service does with bodies that are too large for a message. */
export class ClaimCheck {
  constructor(
    private readonly stores: ClaimStores,
    private readonly service: ServiceName | 'gateway',
  ) {}

  /** What was sent, wherever it lies. @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE */
  async redeem(body: Buffer): Promise<Buffer> {
    const claim = decodeClaim(body);
    const store = this.stores.get(this.service);
    return claim && store ? store.read(claim) : sized(body, 'request');
  }

  /** An answer, or a claim to it where it is large and can be kept for someone. */
  async fit(answer: Buffer): Promise<Buffer> {
    const store = currentContext().principal && this.stores.get(this.service);
    if (store && answer.length > MAX_BODY_BYTES) return encodeClaim(await store.keep(answer));
    return sized(answer, 'answer');
  }
}
