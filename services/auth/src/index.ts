import type { ServiceDefinition } from '@casewright/messaging';
import { loadConfig } from '@casewright/platform';
import { AuthModule } from './auth.module.js';
import { AuthConfig } from './auth-config.js';

export { runUsersCommand } from './administration/users-command.js';
export { brokenChain } from './broken-chain.js';
export { authDatabase } from './database/auth-database.js';

/** Accounts, sessions, leads and the audit log. */
export const authService: ServiceDefinition = {
  name: 'auth',
  module: ({ databaseUrl }) => AuthModule.forDatabase(databaseUrl, loadConfig(AuthConfig)),
};
