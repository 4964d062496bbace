import { readRetention } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import { RetentionModule } from '@casewright/retention';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { AuthConfig } from './auth-config.js';
import { BackupPart } from './backup-part.js';
import { authDatabase } from './database/auth-database.js';
import { LeadsController } from './leads/leads.controller.js';
import { LeadsService } from './leads/leads.service.js';
import { OidcConfig } from './oidc-config.js';
import { PeopleModule } from './people/people.module.js';
import { ProofsModule } from './proofs/proofs.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignOnModule } from './sign-on/sign-on.module.js';

@Module({})
export class AuthModule {
  static forDatabase(url: string, config: AuthConfig, oidc: OidcConfig): DynamicModule {
    return {
      module: AuthModule,
      // For the settings, which most of its modules read.
      global: true,
      imports: [
        DatabaseModule.forService(authDatabase(url)),
        RetentionModule.answering({ read: readRetention.auth }, [
          { kind: 'leads', table: 'leads', since: 'created_at' },
        ]),
        AuditModule,
        PeopleModule,
        ProofsModule,
        SessionsModule,
        SignOnModule,
      ],
      controllers: [LeadsController],
      providers: [
        BackupPart,
        LeadsService,
        { provide: AuthConfig, useValue: config },
        { provide: OidcConfig, useValue: oidc },
      ],
      exports: [AuthConfig, OidcConfig],
    };
  }
}
