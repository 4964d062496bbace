import type { Role } from '@casewright/contracts';

/** Fits whoever is in no other group of the list, and whoever is in none at all. */
const ANYBODY = '*';

/**
 * The role that `OIDC_ROLES` has for somebody: that of the first of its groups that they are in.
 *
 * @returns null for whoever is in none of them
 */
export function roleOfGroups(setting: string, groups: readonly string[]): Role | null {
  const rules = setting.split(';').map((rule) => {
    const [group = '', role] = rule.split('=');
    return { group: group.trim(), role: role as Role };
  });
  const found = rules.find(({ group }) => group === ANYBODY || groups.includes(group));
  return found?.role ?? null;
}

/** Groups as a claim has them: a list, or one alone. Anything else is none. */
export function groupsIn(claim: unknown): string[] {
  const listed = Array.isArray(claim) ? claim : [claim];
  return listed.filter((group) => typeof group === 'string');
}
