import {
  type Part,
  type Principal,
  PrincipalSchema,
  parseOrThrow,
  SENDS,
} from '@casewright/contracts';
import type { MessageKind, WireMessage } from '../wire/message.js';
import { type Claims, digestOf, LISTENERS, type Opened, open } from './claims.js';
import type { BusIdentity } from './identity.js';
import { type Refusal, UntrustedMessage } from './refusal.js';
import { ReplayGuard } from './replay-guard.js';
import { CLOCK_SLACK_S, STORED_S } from './seal.js';

/** Seconds between signature and expiry, at most: no call has longer. */
const LONGEST_CALL_S = 15 * 60;

/** The verified sender of a message. */
export interface Sender {
  readonly part: Part;
  /** The user it is sent for. */
  readonly principal: Principal | undefined;
  /** The gateway's statement of the user, to be passed on. */
  readonly voucher: string | undefined;
}

/** Verifies that each message a service receives is what its sender signed. */
export class Verifier {
  private readonly replays = new ReplayGuard();

  constructor(
    private readonly identity: BusIdentity,
    private readonly service: Part,
  ) {}

  /**
   * @param delivery 1 for the first; a later one is the broker's, of a message that was noted before
   * @throws UntrustedMessage; VALIDATION_FAILED for a principal that is none
   */
  check(kind: MessageKind, message: WireMessage, delivery: number): Sender {
    const opened = open(message.token);
    if (!opened) throw this.refused('unsigned');
    const part = this.signerOf(opened);
    this.holdToMessage(kind, opened.claims, message);
    if (!maySend(part, kind, this.service, message.pattern)) throw this.refused('sender');
    const sender = this.senderOf(part, opened.claims, message.token);
    const { id, exp } = opened.claims;
    if (!this.replays.note(`${part} ${id}`, exp) && delivery === 1) throw this.refused('replayed');
    return sender;
  }

  private signerOf({ claims, signed, signature }: Opened): Part {
    if (!this.identity.knows(claims.iss)) throw this.refused('stranger');
    if (!this.identity.verify(claims.iss, signed, signature)) throw this.refused('forged');
    return claims.iss;
  }

  private holdToMessage(kind: MessageKind, claims: Claims, message: WireMessage): void {
    if (claims.aud !== (kind === 'event' ? LISTENERS : this.service))
      throw this.refused('audience');
    if (claims.call !== message.pattern) throw this.refused('call');
    const isSame =
      claims.body === digestOf(message.body) &&
      claims.correlation === message.correlationId &&
      claims.message === message.messageId;
    if (!isSame) throw this.refused('altered');
    const now = Date.now() / 1_000;
    const longest = (kind === 'call' ? LONGEST_CALL_S : STORED_S) + 2 * CLOCK_SLACK_S;
    const isValid = claims.iat - CLOCK_SLACK_S <= now && now < claims.exp;
    if (!isValid || claims.exp - claims.iat > longest) throw this.refused('expired');
  }

  private senderOf(part: Part, claims: Claims, token: string | undefined): Sender {
    if (part === 'gateway') {
      const principal = principalOf(claims);
      return { part, principal, voucher: principal && token };
    }
    if (claims.via === undefined) return { part, principal: undefined, voucher: undefined };
    const word = open(claims.via);
    if (!word || this.signerOf(word) !== 'gateway') throw this.refused('voucher');
    const { aud, until = 0 } = word.claims;
    // It was given to whoever passes it on, and held when that one signed.
    if (aud !== part || until < claims.iat) throw this.refused('voucher');
    const voucher = part === this.service ? claims.via : undefined;
    return { part, principal: principalOf(word.claims), voucher };
  }

  private refused(refusal: Refusal): UntrustedMessage {
    return new UntrustedMessage(
      refusal,
      this.service === 'gateway' ? 'gateway' : `${this.service} service`,
    );
  }
}

function principalOf({ who }: Claims): Principal | undefined {
  return who === undefined ? undefined : parseOrThrow(PrincipalSchema, who);
}

/** The gateway may send everything: it also stands for all parts where they are one process. */
function maySend(part: Part, kind: MessageKind, to: Part, pattern: string): boolean {
  if (part === 'gateway') return true;
  if (kind === 'event') return pattern.startsWith(`${part}.`) || pattern.startsWith('host.');
  const allowed: readonly Part[] = kind === 'call' ? SENDS[part].calls : SENDS[part].jobs;
  return allowed.includes(to);
}
