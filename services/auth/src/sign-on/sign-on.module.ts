import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { IdentitiesRepository } from './identities.repository.js';
import { Discovery } from './provider/discovery.js';
import { IdentityProvider } from './provider/identity-provider.js';
import { LogoutTokens } from './provider/logout-tokens.js';
import { SignOffService } from './sign-off.service.js';
import { SignOnController } from './sign-on.controller.js';
import { SignOnService } from './sign-on.service.js';
import { SignOnAccountsService } from './sign-on-accounts.service.js';

/** Single sign-on with the firm's provider. */
@Module({
  imports: [PeopleModule],
  controllers: [SignOnController],
  providers: [
    Discovery,
    IdentitiesRepository,
    IdentityProvider,
    LogoutTokens,
    SignOffService,
    SignOnAccountsService,
    SignOnService,
  ],
})
export class SignOnModule {}
