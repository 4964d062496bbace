import { ConfigurationError } from '@casewright/platform';
import { brokerPlace } from './broker-url.js';

/** What only its setup makes is missing on the broker. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp';

  constructor(exchange: string) {
    super(`there is no exchange ${exchange}`);
  }
}

/** Trying again cannot help. */
export function isHopeless(fault: unknown): boolean {
  return isRefusal(fault) || isMismatch(fault);
}

/** What an operator is told when the broker cannot be used at the start. */
export function unusable(url: string, fault: unknown): ConfigurationError {
  const advice = isRefusal(fault)
    ? 'It refused the user name, the password, the virtual host or the rights of MESSAGE_BUS_URL.'
    : isMismatch(fault)
      ? 'A queue or exchange there was declared by another version; delete it when nothing waits in it.'
      : fault instanceof NotSetUp
        ? 'Run broker-setup first: the user of MESSAGE_BUS_URL may not make it.'
        : 'Check that it runs and that MESSAGE_BUS_URL names it.';
  return new ConfigurationError(
    `The message broker at ${brokerPlace(url)} cannot be used (${textOf(fault)}). ${advice}`,
    { cause: fault },
  );
}

export function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'closed';
  const { code } = fault as { code?: unknown };
  return fault.message || (typeof code === 'string' ? code : fault.name);
}

function isRefusal(fault: unknown): boolean {
  return /ACCESS.REFUSED|NOT.ALLOWED/i.test(textOf(fault));
}

function isMismatch(fault: unknown): boolean {
  return /PRECONDITION.FAILED/i.test(textOf(fault));
}
