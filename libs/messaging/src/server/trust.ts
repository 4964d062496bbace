import type { Part } from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type { Bus } from '../bus/bus.js';
import type { BusIdentity } from '../trust/identity.js';
import { Verifier } from '../trust/verifier.js';
import { RefusalReports } from './refusal-reports.js';

/** What a server requires of each message, and where it reports those it refuses. */
export interface Trust {
  readonly verifier: Verifier;
  readonly refusals: RefusalReports;
}

export function trustOf(
  identity: BusIdentity,
  bus: Pick<Bus, 'submit'>,
  { service, logger }: { service: Part; logger: Logger },
): Trust {
  return {
    verifier: new Verifier(identity, service),
    refusals: new RefusalReports(bus, logger),
  };
}
