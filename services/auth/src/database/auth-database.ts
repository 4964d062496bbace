import { createDataSource, type ServiceDatabaseOptions, type Withheld } from '@casewright/database';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity, AuditShipmentEntity } from './entities/audit.entities.js';
import { BackupEntity } from './entities/backup.entity.js';
import { InvitationEntity } from './entities/invitation.entity.js';
import { LeadEntity } from './entities/lead.entity.js';
import {
  LoginTryEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  ResetLinkEntity,
  SecondStepEntity,
  TotpFactorEntity,
  UsualNetworkEntity,
} from './entities/proof.entities.js';
import { ApiKeyEntity, SessionEntity } from './entities/session.entities.js';
import {
  IdentityEntity,
  SignOnAttemptEntity,
  SignOnSessionEntity,
  UsedLogoutTokenEntity,
} from './entities/sign-on.entities.js';
import { UserEntity } from './entities/user.entity.js';
import { CreateAuthTables1700000000000 } from './migrations/1700000000000-create-auth-tables.js';
import { AuditLog1700000400000 } from './migrations/1700000400000-audit-log.js';
import { LoginTries1700000500000 } from './migrations/1700000500000-login-tries.js';
import { Backups1700000600000 } from './migrations/1700000600000-backups.js';
import { Roles1700000700000 } from './migrations/1700000700000-roles.js';
import { AccountStates1700000710000 } from './migrations/1700000710000-account-states.js';
import { ResetLinks1700000800000 } from './migrations/1700000800000-reset-links.js';
import { ApiKeys1700000910000 } from './migrations/1700000910000-api-keys.js';
import { AuditShipments1700000950000 } from './migrations/1700000950000-audit-shipments.js';
import { SecondFactors1700000960000 } from './migrations/1700000960000-second-factors.js';
import { SingleSignOn1700000970000 } from './migrations/1700000970000-single-sign-on.js';
import { Passkeys1700000980000 } from './migrations/1700000980000-passkeys.js';
import { Invitations1700000990000 } from './migrations/1700000990000-invitations.js';
import { SealSecrets1700001000000 } from './migrations/1700001000000-seal-secrets.js';
import { LegalHolds1700001100000 } from './migrations/1700001100000-legal-holds.js';
import { DeletionCertificates1700001200000 } from './migrations/1700001200000-deletion-certificates.js';
import { RequireOwnerKeys1700001210000 } from './migrations/1700001210000-require-owner-keys.js';
import { BackupPlaces1700001220000 } from './migrations/1700001220000-backup-places.js';
import { OwnersAreTold1700001300000 } from './migrations/1700001300000-owners-are-told.js';
import { SEALED_TABLES } from './sealed-tables.js';

/** The audit log, which the service itself may not change. */
export const AUDIT_TABLE: Withheld = {
  service: 'auth',
  table: 'audit_entries',
  functions: ['refuse_audit_change'],
};

/** The auth schema: what it holds and how it came to be. */
export function authDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'auth',
    applicationName: 'casewright-auth',
    entities: [
      UserEntity,
      SessionEntity,
      LeadEntity,
      LoginTryEntity,
      UsualNetworkEntity,
      AuditEntryEntity,
      BackupEntity,
      ResetLinkEntity,
      ApiKeyEntity,
      AuditShipmentEntity,
      TotpFactorEntity,
      RecoveryCodeEntity,
      SecondStepEntity,
      PasskeyEntity,
      InvitationEntity,
      IdentityEntity,
      SignOnAttemptEntity,
      SignOnSessionEntity,
      UsedLogoutTokenEntity,
    ],
    migrations: [
      CreateAuthTables1700000000000,
      AuditLog1700000400000,
      LoginTries1700000500000,
      Backups1700000600000,
      Roles1700000700000,
      AccountStates1700000710000,
      ResetLinks1700000800000,
      ApiKeys1700000910000,
      AuditShipments1700000950000,
      SecondFactors1700000960000,
      SingleSignOn1700000970000,
      Passkeys1700000980000,
      Invitations1700000990000,
      SealSecrets1700001000000,
      LegalHolds1700001100000,
      DeletionCertificates1700001200000,
      RequireOwnerKeys1700001210000,
      BackupPlaces1700001220000,
      OwnersAreTold1700001300000,
    ],
    sealed: SEALED_TABLES,
  };
}

/** Does something to the database at an address of the auth service, for a command beside it. */
export async function withAuthDatabase<T>(
  url: string,
  work: (db: EntityManager) => Promise<T>,
): Promise<T> {
  const db = await createDataSource(authDatabase(url)).initialize();
  try {
    return await work(db.manager);
  } finally {
    await db.destroy();
  }
}
