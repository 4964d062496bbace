import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Accounts } from './accounts.js';
import { AdministrationController } from './administration/administration.controller.js';
import { AdministrationService } from './administration/administration.service.js';
import { NoticesRepository } from './notices.repository.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';
import { AccountOpening } from './sign-up/account-opening.js';
import { InvitationListsService } from './sign-up/invitation-lists.service.js';
import { InvitationsService } from './sign-up/invitations.service.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUpService } from './sign-up/sign-up.service.js';

/** Accounts: how they are opened, and what their owners and administrators do to them. */
@Module({
  imports: [SessionsModule],
  controllers: [AdministrationController, OwnAccountController, SignUpController],
  providers: [
    AccountOpening,
    Accounts,
    AdministrationService,
    InvitationListsService,
    InvitationsService,
    NoticesRepository,
    OwnAccountService,
    SignUpService,
  ],
  exports: [SessionsModule, AccountOpening, AdministrationService],
})
export class PeopleModule {}
