import type { ServiceDatabaseOptions } from '@casewright/database';
import { LeadEntity } from '../leads/lead.entity.js';
import { LoginFailureEntity } from '../passwords/login-failure.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { CreateAuthTables1700000000000 } from './migrations/1700000000000-create-auth-tables.js';

/** The auth schema: what it holds and how it came to be. */
export function authDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'auth',
    applicationName: 'casewright-auth',
    entities: [UserEntity, SessionEntity, LeadEntity, LoginFailureEntity],
    migrations: [CreateAuthTables1700000000000],
  };
}
