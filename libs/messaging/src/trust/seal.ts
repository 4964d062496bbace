import { randomUUID } from 'node:crypto';
import type { Principal } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import type { WireMessage } from '../wire/message.js';
import { type Claims, close, digestOf } from './claims.js';
import type { BusIdentity } from './identity.js';

/** Clock difference tolerated between machines, in seconds. */
export const CLOCK_SLACK_S = 30;
/** Validity of jobs and events, in seconds: a service may be down over a long weekend. */
export const STORED_S = 30 * 24 * 3_600;

export interface Sealing {
  /** A service, or `LISTENERS`. */
  readonly audience: string;
  /** Epoch milliseconds; undefined: as long as jobs and events may wait. */
  readonly expires?: number | undefined;
  /** How long the receiver may call others on the user's behalf, in milliseconds. */
  readonly vouchedMs?: number | undefined;
  readonly principal: Principal | undefined;
}

const PROCESS = randomUUID();
let sequence = 0;

/**
 * Adds the sender's token to a message. The gateway names the user itself; a service passes on the
 * gateway's statement, and without one it speaks for nobody.
 */
export function seal(identity: BusIdentity, message: WireMessage, how: Sealing): WireMessage {
  const signed = JSON.stringify(claimsOf(identity, message, how));
  return { ...message, token: close(signed, identity.sign(signed)) };
}

function claimsOf({ name }: BusIdentity, message: WireMessage, how: Sealing): Claims {
  const iat = Math.floor(Date.now() / 1_000);
  const exp = how.expires
    ? Math.ceil(how.expires / 1_000) + CLOCK_SLACK_S
    : iat + STORED_S + CLOCK_SLACK_S;
  const until = how.vouchedMs ? iat + Math.ceil(how.vouchedMs / 1_000) + CLOCK_SLACK_S : exp;
  return {
    iss: name,
    aud: how.audience,
    call: message.pattern,
    body: digestOf(message.body),
    iat,
    exp,
    id: nextId(),
    message: message.messageId,
    correlation: message.correlationId,
    ...(name === 'gateway' ? inName(how.principal, until) : passedOn(how.principal)),
  };
}

function inName(who: Principal | undefined, until: number): Pick<Claims, 'who' | 'until'> {
  return who ? { who, until } : {};
}

function passedOn(who: Principal | undefined): Pick<Claims, 'via'> {
  const { voucher } = currentContext();
  return who && voucher ? { via: voucher } : {};
}

function nextId(): string {
  sequence += 1;
  return `${PROCESS}-${sequence.toString(36)}`;
}
