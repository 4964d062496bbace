import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { LoginTriesRepository } from './passwords/login-tries.repository.js';
import { OwnPassword } from './passwords/own-password.js';
import { PasswordCheck } from './passwords/password-check.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { NewPasswords, PasswordRules } from './passwords/password-rules.js';
import { ResetService } from './passwords/reset.service.js';
import { ProofsController } from './proofs.controller.js';
import { Challenges } from './second-factors/challenges.js';
import { FactorCheck } from './second-factors/factor-check.js';
import { FactorProofs } from './second-factors/factor-proofs.js';
import { PasskeysService } from './second-factors/passkeys.service.js';
import { RecoveryCodesService } from './second-factors/recovery-codes.js';
import { SecondFactorPolicy } from './second-factors/second-factor-policy.js';
import { SecondFactorsRepository } from './second-factors/second-factors.repository.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';

/** What people show to prove who they are: passwords, links that reset them, and second factors. */
@Module({
  imports: [ChangesModule],
  controllers: [ProofsController],
  providers: [
    Challenges,
    FactorCheck,
    FactorProofs,
    LoginTriesRepository,
    NewPasswords,
    OwnPassword,
    PasskeysService,
    PasswordCheck,
    PasswordHasher,
    PasswordRules,
    RecoveryCodesService,
    ResetService,
    SecondFactorPolicy,
    SecondFactorsRepository,
    SecondFactorsService,
  ],
  exports: [
    ChangesModule,
    Challenges,
    FactorCheck,
    LoginTriesRepository,
    NewPasswords,
    OwnPassword,
    PasswordCheck,
    PasswordRules,
    ResetService,
    SecondFactorPolicy,
    SecondFactorsRepository,
  ],
})
export class ProofsModule {}
