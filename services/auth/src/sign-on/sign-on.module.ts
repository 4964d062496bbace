import { IdentityProvider } from '@casewright/openid';
import { Module } from '@nestjs/common';
import { OidcConfig } from '../oidc-config.js';
import { PeopleModule } from '../people/people.module.js';
import { IdentitiesRepository } from './identities.repository.js';
import { SignOffService } from './sign-off.service.js';
import { SignOnController } from './sign-on.controller.js';
import { SignOnService } from './sign-on.service.js';
import { SignOnAccountsService } from './sign-on-accounts.service.js';

/** Single sign-on with the firm's provider. */
@Module({
  imports: [PeopleModule],
  controllers: [SignOnController],
  providers: [
    IdentitiesRepository,
    {
      provide: IdentityProvider,
      inject: [OidcConfig],
      useFactory: (settings: OidcConfig) => new IdentityProvider(settings),
    },
    SignOffService,
    SignOnAccountsService,
    SignOnService,
  ],
})
export class SignOnModule {}
