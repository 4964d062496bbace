import { AppError } from '@casewright/contracts';

/** Why a message is not handled, worded as the end of a sentence. */
export const REFUSALS = {
  unsigned: 'has no signature',
  stranger: 'is signed with a key that is not known here',
  forged: 'has a signature that does not match its sender',
  altered: 'was altered after it was signed',
  audience: 'was meant for another service',
  call: 'was signed as another call',
  expired: 'is no longer valid, or not yet',
  replayed: 'was delivered before',
  sender: 'comes from a part that may not send it',
  voucher: 'speaks for a user without proof from the gateway',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** A message whose sender cannot be verified. Nothing was done. */
export class UntrustedMessage extends AppError {
  constructor(
    readonly refusal: Refusal,
    receiver: string,
  ) {
    super(
      'UNTRUSTED_MESSAGE',
      `The ${receiver} refused a message that ${REFUSALS[refusal]}. Ask the administrator to look for it in the log.`,
    );
  }
}
