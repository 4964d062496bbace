import { readRetention } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { RetentionModule } from '@casewright/retention';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountRepository } from './account/account.repository.js';
import { AccountService } from './account/account.service.js';
import { ApiKeysController } from './account/keys/api-keys.controller.js';
import { ApiKeysRepository } from './account/keys/api-keys.repository.js';
import { ApiKeysService } from './account/keys/api-keys.service.js';
import { TokensController } from './account/keys/tokens.controller.js';
import { OwnPassword } from './account/own-password.js';
import { OwnSessionsRepository } from './account/own-sessions.repository.js';
import { OwnSessionsService } from './account/own-sessions.service.js';
import { ResetController } from './account/reset/reset.controller.js';
import { ResetRepository } from './account/reset/reset.repository.js';
import { ResetService } from './account/reset/reset.service.js';
import { AccountsController } from './administration/accounts.controller.js';
import { AccountsService } from './administration/accounts.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuditService } from './audit/audit.service.js';
import { AuditReadingService } from './audit/audit-reading.service.js';
import { shippingProviders } from './audit/shipping/shipping.providers.js';
import { AuthConfig } from './auth-config.js';
import { BackupPart } from './backups/backup-part.js';
import { authDatabase } from './database/auth-database.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { LeadsController } from './leads/leads.controller.js';
import { LeadsRepository } from './leads/leads.repository.js';
import { LeadsService } from './leads/leads.service.js';
import { LogInController } from './log-in/log-in.controller.js';
import { LogInService } from './log-in/log-in.service.js';
import { Mailer } from './mailer.js';
import { NoticesController } from './notices/notices.controller.js';
import { NoticesRepository } from './notices/notices.repository.js';
import { OidcConfig } from './oidc-config.js';
import { LoginTriesRepository } from './passwords/login-tries.repository.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordRules } from './passwords/password-rules.js';
import { Challenges } from './second-factors/challenges.js';
import { ChallengesRepository } from './second-factors/challenges.repository.js';
import { FactorCheck } from './second-factors/factor-check.js';
import { FactorProofs } from './second-factors/factor-proofs.js';
import { PasskeysRepository } from './second-factors/passkeys/passkeys.repository.js';
import { PasskeysController } from './second-factors/passkeys.controller.js';
import { PasskeysService } from './second-factors/passkeys.service.js';
import { RecoveryCodesService } from './second-factors/recovery-codes.service.js';
import { SecondFactorsController } from './second-factors/second-factors.controller.js';
import { SecondFactorsRepository } from './second-factors/second-factors.repository.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignupController } from './signup/signup.controller.js';
import { SignupService } from './signup/signup.service.js';
import { signOnParts } from './single-sign-on/sign-on-parts.js';
import { AccountChanges } from './users/account-changes.js';
import { AccountsRepository } from './users/accounts.repository.js';
import { SecondFactorPolicy } from './users/second-factor-policy.js';
import { UsersController } from './users/users.controller.js';
import { UsersRepository } from './users/users.repository.js';
import { UsersService } from './users/users.service.js';

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
