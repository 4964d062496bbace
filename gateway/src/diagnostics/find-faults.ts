import type { Fault, ServiceView } from '@casewright/contracts';
import { buildName } from '@casewright/platform';
import { FAULT_SENTENCES } from './fault-sentences.js';
import { type Found, inWords, type Seen } from './found.js';
import { sharedFaults } from './shared-faults.js';
import { workFaults } from './work-faults.js';

/** Clock difference that is tolerated, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2_000;

/**
 * The causes of what is wrong, worst first. Faults that merely follow from another are left out:
 * behind a broker that is down, nobody knows how the services are.
 */
export function findFaults(seen: Seen): Fault[] {
  const { status, detail } = seen.broker;
  if (status === 'down') {
    const isBlocked = /accepts no messages/.test(detail ?? '');
    return [told([isBlocked ? 'BROKER_BLOCKED' : 'BROKER_AWAY', { said: bare(detail) }])];
  }
  const found = [
    ...seen.services.flatMap(absence),
    ...sharedFaults(seen.services),
    ...workFaults(seen),
    ...builds(seen),
    ...clocks(seen.services),
  ];
  return found.map(told).sort((one, other) => rank(one) - rank(other));
}

/** Why a service does not answer. */
function absence({ name: who, state, reason }: ServiceView): Found[] {
  if (state !== 'away') return [];
  if (reason === null) return [['SERVICE_AWAY', { who }]];
  if (/did not answer in time/.test(reason)) return [['SERVICE_SILENT', { who }]];
  const isNewer = /newer version/.test(reason);
  const said = reason.replace(/\s+/g, ' ');
  return [[isNewer ? 'SCHEMA_NEWER' : 'SERVICE_CANNOT_START', { who, said }]];
}

function builds({ build, services }: Seen): Found[] {
  const own = buildName(build);
  const others = services.flatMap(({ name, report }) => {
    const its = report && buildName(report.build);
    return its === null || its === own ? [] : [`${name} ${its}`];
  });
  if (others.length === 0) return [];
  return [['VERSIONS_DIFFER', { who: others.join(', '), said: `the gateway is ${own}` }]];
}

/**
 * Compares the database's clock through one service whose own clock is right; more would repeat the
 * finding.
 */
function clocks(services: readonly ServiceView[]): Found[] {
  const differ = (who: string, aheadMs: number | null | undefined): Found[] =>
    Math.abs(aheadMs ?? 0) < CLOCK_TOLERANCE_MS
      ? []
      : [['CLOCKS_DIFFER', { who, age: inWords(Math.abs(aheadMs ?? 0) / 1_000) }]];
  const witness = services.find(({ report }) => report?.database)?.report?.database?.aheadMs;
  return [
    ...services.flatMap(({ name, aheadMs }) => differ(`the ${name} service`, aheadMs)),
    ...differ('the database', witness),
  ];
}

function told([code, particulars = {}]: Found): Fault {
  const [severity, what, todo] = FAULT_SENTENCES[code];
  return { code, severity, what: what(particulars), todo };
}

const rank = ({ severity }: Fault): number => (severity === 'down' ? 0 : 1);

/** The sentence without its period, for use inside another. */
function bare(text: string | null): string {
  return (text ?? '').replace(/\.$/, '');
}
