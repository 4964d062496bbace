import { AppError, EmailSchema, type Role } from '@casewright/contracts';

const LONGEST_NAME = 200;
/** Fits whoever is in no other group of the list, and whoever is in none at all. */
const ANYBODY = '*';

/** What the provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/** Whom the provider has vouched for. */
export interface Person {
  issuer: string;
  /** Never given to anybody else by the provider, as an address may be. */
  subject: string;
  claims: Claims;
  /** The provider's own session, which it may end. */
  providerSession: string | null;
  /** Shown to the provider when the session is ended here. */
  idToken: string;
}

/**
 * The address of a new account. @throws AppError SIGN_ON_REFUSED for one that the provider does not
 * tell, or that it does not know to be its user's
 */
export function emailIn(claims: Claims, provider: string): string {
  const email = EmailSchema.safeParse(claims.email);
  if (!email.success) {
    throw new AppError(
      'SIGN_ON_REFUSED',
      `${provider} did not tell your email address. Ask your administrator to let it give the claim “email”.`,
    );
  }
  if (claims.email_verified === false) {
    throw new AppError(
      'SIGN_ON_REFUSED',
      `${provider} has not verified your email address. Verify it there, then sign in again.`,
    );
  }
  return email.data.toLowerCase();
}

/** By whom an account's owner recognizes a person of the provider. */
export function knownAs({ claims, subject }: Person): string {
  const { email } = claims;
  const name = nameIn(claims, subject);
  return isText(email) && email !== name ? `${name} (${email.slice(0, LONGEST_NAME)})` : name;
}

/** What the person is called; the address where nothing says. */
export function nameIn(claims: Claims, email: string): string {
  const whole = [claims.given_name, claims.family_name].filter(isText).join(' ');
  const name = [claims.name, whole, claims.preferred_username].find(isText) ?? email;
  return name.trim().slice(0, LONGEST_NAME);
}

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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim().length > 1;
}
