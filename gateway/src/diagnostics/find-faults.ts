import type { DependencyState, Fault, FaultCode, ServiceView } from '@casewright/contracts';
import { buildName } from '@casewright/platform';
import { FAULT_SENTENCES } from './fault-sentences.js';
import { type Found, inWords, type Seen } from './found.js';
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

/** Faults of the database and of what else services share, each reported once with those that see it. */
function sharedFaults(services: readonly ServiceView[]): Found[] {
  const troubled = new Map<FaultCode, { who: string[]; said: string }>();
  for (const { name, report } of services) {
    for (const dependency of report?.dependencies ?? []) {
      const code = codeOf(dependency);
      if (!code) continue;
      const known = troubled.get(code) ?? { who: [], said: dependency.detail ?? '' };
      known.who.push(name);
      troubled.set(code, known);
    }
    if (report?.database?.isReadOnly) {
      const known = troubled.get('DATABASE_READ_ONLY') ?? { who: [], said: '' };
      known.who.push(name);
      troubled.set('DATABASE_READ_ONLY', known);
    }
  }
  return [...troubled].map(([code, { who, said }]) => [code, { who: inOneLine(who), said }]);
}

function codeOf({ name, status, code = '', detail = '' }: DependencyState): FaultCode | undefined {
  if (status === 'up') return undefined;
  if (name === 'storage') return code === 'ENOSPC' ? 'STORAGE_FULL' : 'STORAGE_LOW';
  if (name === 'object-store') return 'OBJECT_STORE_AWAY';
  if (name !== 'database') return undefined;
  // PostgreSQL class 28: the role is refused. 3D000 and 42501: so is access to this database.
  if (/^(?:28|3D000|42501)/.test(code)) return 'DATABASE_REFUSES';
  if (code === '53300') return 'DATABASE_CROWDED';
  if (detail === 'no answer in time') return 'DATABASE_SLOW';
  return 'DATABASE_AWAY';
}

/** `the auth service`, `the auth and search services`. */
function inOneLine(names: readonly string[]): string {
  if (names.length === 1) return `the ${names[0]} service`;
  return `the ${names.slice(0, -1).join(', ')} and ${names.at(-1)} services`;
}
