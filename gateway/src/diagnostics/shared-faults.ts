import type { DependencyState, FaultCode, ServiceView } from '@casewright/contracts';
import type { Found } from './found.js';

/** Faults of the database and of what else services share, each reported once with those that see it. */
export function sharedFaults(services: readonly ServiceView[]): Found[] {
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
