import { readRetention } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { RetentionModule } from '@casewright/retention';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuditService } from './audit/audit.service.js';
import { AuditReadingService } from './audit/audit-reading.service.js';
import { shippingProviders } from './audit/shipping/shipping.providers.js';
import { AuthConfig } from './auth-config.js';
import { BackupPart } from './backups/backup-part.js';
import { Mailer } from './changes/mailer.js';
import { authDatabase } from './database/auth-database.js';
import { LeadsController } from './leads/leads.controller.js';
import { LeadsRepository } from './leads/leads.repository.js';
import { LeadsService } from './leads/leads.service.js';
import { OidcConfig } from './oidc-config.js';
import { AccountChanges } from './people/account-changes.js';
import { AccountsRepository } from './people/accounts.repository.js';
import { AccountsController } from './people/administration/administration.controller.js';
import { AccountsService } from './people/administration/administration.service.js';
import { InvitationsController } from './people/invitations/invitations.controller.js';
import { InvitationsRepository } from './people/invitations/invitations.repository.js';
import { InvitationsService } from './people/invitations/invitations.service.js';
import { NoticesController } from './people/notices.controller.js';
import { NoticesRepository } from './people/notices.repository.js';
import { AccountController } from './people/own-account.controller.js';
import { AccountService } from './people/own-account.service.js';
import { SignupController } from './people/sign-up/sign-up.controller.js';
import { SignupService } from './people/sign-up/sign-up.service.js';
import { UsersController } from './people/users.controller.js';
import { UsersRepository } from './people/users.repository.js';
import { UsersService } from './people/users.service.js';
import { LoginTriesRepository } from './proofs/passwords/login-tries.repository.js';
import { OwnPassword } from './proofs/passwords/own-password.js';
import { PasswordHasher } from './proofs/passwords/password-hasher.js';
import { PasswordRules } from './proofs/passwords/password-rules.js';
import { AccountRepository } from './proofs/passwords/set-password.js';
import { ResetController } from './proofs/reset/reset.controller.js';
import { ResetRepository } from './proofs/reset/reset.repository.js';
import { ResetService } from './proofs/reset/reset.service.js';
import { Challenges } from './proofs/second-factors/challenges.js';
import { ChallengesRepository } from './proofs/second-factors/challenges.repository.js';
import { FactorCheck } from './proofs/second-factors/factor-check.js';
import { FactorProofs } from './proofs/second-factors/factor-proofs.js';
import { PasskeysController } from './proofs/second-factors/passkeys/passkeys.controller.js';
import { PasskeysRepository } from './proofs/second-factors/passkeys/passkeys.repository.js';
import { PasskeysService } from './proofs/second-factors/passkeys/passkeys.service.js';
import { RecoveryCodesService } from './proofs/second-factors/recovery-codes.service.js';
import { SecondFactorPolicy } from './proofs/second-factors/second-factor-policy.js';
import { SecondFactorsController } from './proofs/second-factors/second-factors.controller.js';
import { SecondFactorsRepository } from './proofs/second-factors/second-factors.repository.js';
import { SecondFactorsService } from './proofs/second-factors/second-factors.service.js';
import { ApiKeysController } from './sessions/keys/api-keys.controller.js';
import { ApiKeysRepository } from './sessions/keys/api-keys.repository.js';
import { ApiKeysService } from './sessions/keys/api-keys.service.js';
import { LogInController } from './sessions/log-in.controller.js';
import { LogInService } from './sessions/log-in.service.js';
import { OwnSessionsRepository } from './sessions/own-sessions.repository.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokensController } from './sessions/tokens.controller.js';
import { signOnParts } from './sign-on/sign-on.module.js';

const CONTROLLERS = [
  SignupController,
  UsersController,
  SessionsController,
  LeadsController,
  AuditController,
  AccountsController,
  AccountController,
  ResetController,
  InvitationsController,
  ApiKeysController,
  TokensController,
  LogInController,
  SecondFactorsController,
  PasskeysController,
  NoticesController,
];

const PROVIDERS = [
  PasswordHasher,
  PasswordRules,
  SignupService,
  UsersService,
  UsersRepository,
  SecondFactorPolicy,
  SessionsService,
  SessionsRepository,
  LoginTriesRepository,
  LeadsService,
  LeadsRepository,
  AuditService,
  AuditReadingService,
  AuditRepository,
  BackupPart,
  AccountsService,
  AccountChanges,
  AccountsRepository,
  AccountService,
  AccountRepository,
  OwnPassword,
  OwnSessionsService,
  OwnSessionsRepository,
  ResetService,
  ResetRepository,
  Mailer,
  InvitationsService,
  InvitationsRepository,
  ApiKeysService,
  ApiKeysRepository,
  LogInService,
  Challenges,
  ChallengesRepository,
  FactorCheck,
  FactorProofs,
  RecoveryCodesService,
  SecondFactorsService,
  SecondFactorsRepository,
  PasskeysService,
  PasskeysRepository,
  NoticesRepository,
];

@Module({})
export class AuthModule {
  static forDatabase(url: string, config: AuthConfig, oidc: OidcConfig): DynamicModule {
    const signOn = signOnParts(oidc);
    return {
      module: AuthModule,
      imports: [
        DatabaseModule.forService(authDatabase(url)),
        RetentionModule.answering({ read: readRetention.auth }, [
          { kind: 'leads', table: 'leads', since: 'created_at' },
        ]),
      ],
      controllers: [...CONTROLLERS, ...signOn.controllers],
      providers: [
        { provide: AuthConfig, useValue: config },
        ...PROVIDERS,
        ...shippingProviders(config),
        ...signOn.providers,
      ],
    };
  }
}
