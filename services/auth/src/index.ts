import type { ServiceDefinition } from '@casewright/messaging';
import { loadConfig } from '@casewright/platform';
import { AuthModule } from './auth.module.js';
import { AuthConfig } from './auth-config.js';
import { OidcConfig } from './oidc-config.js';

export { brokenChain, openAuditLog } from './audit/open-audit-log.js';
export { AUDIT_TABLE, authDatabase } from './database/auth-database.js';
export { hasAdministrator, runUsersCommand } from './people/administration/users-command.js';

/** Accounts, sessions, leads and the audit log. */
export const authService: ServiceDefinition = authServiceWith({});

/** The same with variables that its host has made, over those of the environment. */
export function authServiceWith(made: NodeJS.ProcessEnv): ServiceDefinition {
  const env = () => ({ ...process.env, ...made });
  return {
    name: 'auth',
    module: ({ databaseUrl }) =>
      AuthModule.forDatabase(
        databaseUrl,
        loadConfig(AuthConfig, env()),
        loadConfig(OidcConfig, env()),
      ),
  };
}
