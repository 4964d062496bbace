import {
  checkInvitees,
  inviteUser,
  inviteUsers,
  listInvitations,
  readInvitation,
  readSetupLink,
  revokeInvitation,
  signup,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsService } from '../../sessions/sessions.service.js';
import { InvitationListsService } from './invitation-lists.service.js';
import { InvitationsService } from './invitations.service.js';
import { SignUpService } from './sign-up.service.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly invitations: InvitationsService,
    private readonly lists: InvitationListsService,
    private readonly sessions: SessionsService,
  ) {}

  @OnCall(readSetupLink)
  readSetup({ setup }: z.output<typeof readSetupLink.request>): Promise<null> {
    return this.signUps.readSetup(setup);
  }

  @OnCall(signup)
  async signUp({ input, client, replaces }: z.output<typeof signup.request>) {
    return this.sessions.open(await this.signUps.signUp(input), client, { replaces });
  }

  @OnCall(listInvitations)
  list() {
    return this.invitations.list();
  }

  @OnCall(inviteUser)
  invite({ email, role }: z.output<typeof inviteUser.request>) {
    return this.invitations.invite(email, role);
  }

  @OnCall(checkInvitees)
  check({ emails }: z.output<typeof checkInvitees.request>) {
    return this.lists.check(emails);
  }

  @OnCall(inviteUsers)
  inviteList({ invitations }: z.output<typeof inviteUsers.request>) {
    return this.lists.invite(invitations);
  }

  @OnCall(revokeInvitation)
  revoke({ id }: z.output<typeof revokeInvitation.request>) {
    return this.invitations.revoke(id);
  }

  @OnCall(readInvitation)
  read({ token }: z.output<typeof readInvitation.request>) {
    return this.invitations.read(token);
  }
}
