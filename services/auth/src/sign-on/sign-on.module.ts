import type { Provider, Type } from '@nestjs/common';
import { OidcConfig } from '../oidc-config.js';
import { AttemptsRepository } from './attempts.repository.js';
import { IdentitiesRepository } from './identities.repository.js';
import { Discovery } from './provider/discovery.js';
import { IdentityProvider } from './provider/identity-provider.js';
import { LogoutTokens } from './provider/logout-tokens.js';
import { SignOffService } from './sign-off.service.js';
import { SignOnController } from './sign-on.controller.js';
import { SignOnService } from './sign-on.service.js';
import { SignOnAccountsService } from './sign-on-accounts.service.js';
import { SignOnSessionsRepository } from './sign-on-sessions.repository.js';

/** What the auth service has for single sign-on. */
export function signOnParts(config: OidcConfig): { controllers: Type[]; providers: Provider[] } {
  return {
    controllers: [SignOnController],
    providers: [
      { provide: OidcConfig, useValue: config },
      Discovery,
      IdentityProvider,
      LogoutTokens,
      SignOnService,
      SignOffService,
      SignOnAccountsService,
      AttemptsRepository,
      IdentitiesRepository,
      SignOnSessionsRepository,
    ],
  };
}
