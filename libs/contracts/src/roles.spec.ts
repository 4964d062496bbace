import { describe, expect, it } from '@jest/globals';
import * as contracts from './index.js';
import {
  enrollingMay,
  KEY_SCOPES,
  keyMay,
  ROLES,
  type Role,
  RULES,
  type Rule,
  roleMay,
} from './roles.js';

interface Defined {
  name: string;
  rule: unknown;
  hasRoute: boolean;
}

/** Every call, kind of job and route of the contracts, those in groups too. */
function defined(value: unknown, name: string): Defined[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, pattern, http, rule } = value as Record<string, never>;
  const route = http as { rule: unknown } | undefined;
  if (kind === 'route') return [{ name, rule: route?.rule, hasRoute: true }];
  if (kind === 'call' || 'result' in value)
    return [{ name: pattern ?? name, rule, hasRoute: route !== undefined }];
  if (kind !== undefined || '_zod' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => defined(inner, `${name}.${key}`));
}

const DEFINED = Object.entries(contracts).flatMap(([name, value]) => defined(value, name));

describe('the rules of calls', () => {
  it('are found, those of groups too', () => {
    const names = DEFINED.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['auth.audit.list', 'search.quotas.read', 'openAccount']),
    );
    expect(names).toEqual(
      expect.arrayContaining(['analysis.health.check', 'export.uploads.open', 'analyzeWriting']),
    );
    expect(names.length).toBeGreaterThan(100);
  });

  it.each(DEFINED.map((each) => [each.name, each] as const))('one holds for %s', (_, def) => {
    expect(Object.keys(RULES)).toContain(def.rule);
    if (def.hasRoute) expect(def.rule).not.toBe('system');
  });

  it.each<[Rule, readonly (Role | undefined)[]]>([
    ['anyone', [...ROLES, undefined]],
    ['system', [...ROLES, undefined]],
    ['account', ROLES],
    ['enroll', ROLES],
    ['read', ['administrator', 'member', 'reader']],
    ['write', ['administrator', 'member']],
    ['oversee', ['administrator', 'auditor']],
    ['administer', ['administrator']],
  ])('let in by %s exactly whom they name', (rule, roles) => {
    expect([...ROLES, undefined].filter((role) => roleMay(role, rule))).toEqual(roles);
  });

  it('let whoever must set up a second factor do that, and nothing else of theirs', () => {
    const rules = Object.keys(RULES) as Rule[];
    expect(rules.filter((rule) => enrollingMay(true, rule))).toEqual([
      'anyone',
      'enroll',
      'system',
    ]);
    for (const not of [false, undefined]) {
      expect(rules.filter((rule) => enrollingMay(not, rule))).toEqual(rules);
    }
  });

  it('let API keys do what their scope says, and nothing of accounts or the installation', () => {
    const rules = Object.keys(RULES) as Rule[];
    const mayOf = (scope: keyof typeof KEY_SCOPES) => rules.filter((rule) => keyMay(scope, rule));
    expect(Object.keys(KEY_SCOPES)).toEqual(['read', 'write']);
    expect(mayOf('read')).toEqual(['anyone', 'read', 'system']);
    expect(mayOf('write')).toEqual(['anyone', 'read', 'write', 'system']);
    expect(rules.filter((rule) => keyMay(undefined, rule))).toEqual(rules);
  });
});
