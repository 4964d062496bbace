import type { ServiceName } from '@casewright/contracts';

/** Where a service keeps an answer too large for a message until its caller has read it. */
export interface ClaimStore {
  /**
   * For the user of the current context, and for a short time.
   *
   * @returns the id by which the service's calls for uploads find it
   * @throws AppError PAYLOAD_TOO_LARGE
   */
  keep(json: Buffer): Promise<string>;
}

/** The stores of the services in this process, which put themselves here. */
export class ClaimStores extends Map<ServiceName | 'gateway', ClaimStore> {}
