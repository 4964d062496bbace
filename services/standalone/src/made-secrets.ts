import { createHmac, hkdfSync } from 'node:crypto';
import { hasAdministrator } from '@casewright/auth-service';
import { withSecretFiles } from '@casewright/platform';

/** The token of an installation that was given none: the same at each start, and kept nowhere. */
export function setupToken(secret: string): string {
  return createHmac('sha256', secret).update('the first administrator').digest('base64url');
}

/** Says what to open to become the administrator; nothing once there is one, and where the first account is. */
export async function setupLine(authUrl: string, home: string, token: string): Promise<string[]> {
  if (token === 'off' || (await hasAdministrator(authUrl))) return [];
  // Behind `#`: no server's log and no `Referer` ever has it.
  const link = new URL(`/setup#${token}`, home).href;
  return [`There is no administrator yet. Open this link to create the account: ${link}`];
}

/** The key that heads of the audit log are signed with, where the installation was given none. */
export function auditSigningKey(env: NodeJS.ProcessEnv, secret: string): string {
  const given = withSecretFiles(env).AUDIT_SIGNING_KEY;
  const seed = hkdfSync('sha256', secret, '', 'casewright audit heads', 32);
  return given || Buffer.from(seed).toString('base64url');
}
