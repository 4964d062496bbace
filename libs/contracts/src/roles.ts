/** What an account can be. What each may do is in `RULES` alone. */
export const ROLES = ['administrator', 'member', 'reader', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may make a call. Every definition of a call, a kind of job and a route names one of these; the
 * gateway holds it for routes, and every service for the calls that it answers.
 */
export const RULES = {
  /** Visitors too: no session is needed. */
  anyone: ROLES,
  /** What concerns one's own account. */
  account: ROLES,
  /** Setting up a second factor: all that is open to whoever must have one and has none. */
  enroll: ROLES,
  /** Searching, reading cases and what one has, checking and writing citations. */
  read: ['administrator', 'member', 'reader'],
  /** Uploading, reviewing, drafting, and changing what one has. */
  write: ['administrator', 'member'],
  /** Signing in one's own name, which no program does: no API key has it. */
  sign: ['administrator', 'member'],
  /** The audit log and the health of the installation. */
  oversee: ['administrator', 'auditor'],
  /** Looking after the installation and its users. */
  administer: ['administrator'],
  /** What the product asks of itself, in nobody's name or in whoever's request it is. No route has it. */
  system: ROLES,
} as const satisfies Record<string, readonly Role[]>;
export type Rule = keyof typeof RULES;
export type RouteRule = Exclude<Rule, 'system'>;

/**
 * What an API key lets its holder do of what the role may. The account, the audit log, the installation
 * and its users are for sessions alone.
 */
export const KEY_SCOPES = {
  read: ['read'],
  write: ['read', 'write'],
} as const satisfies Record<string, readonly Rule[]>;
export type KeyScope = keyof typeof KEY_SCOPES;

/** Whether a rule asks who it is at all. */
export function needsAccount(rule: Rule): boolean {
  return rule !== 'anyone' && rule !== 'system';
}

/** Whether a rule is open to somebody who has to set up a second factor first. */
export function enrollingMay(mustEnroll: boolean | undefined, rule: Rule): boolean {
  return !mustEnroll || !needsAccount(rule) || rule === 'enroll';
}

/** Whether somebody may make calls of a rule; undefined: a visitor. */
export function roleMay(role: Role | undefined, rule: Rule): boolean {
  if (!needsAccount(rule)) return true;
  const roles: readonly Role[] = RULES[rule];
  return role !== undefined && roles.includes(role);
}

/** Whether a key of a scope may make calls of a rule, as far as its user's role may; undefined: no key. */
export function keyMay(scope: KeyScope | undefined, rule: Rule): boolean {
  if (scope === undefined || !needsAccount(rule)) return true;
  const rules: readonly Rule[] = KEY_SCOPES[scope];
  return rules.includes(rule);
}
