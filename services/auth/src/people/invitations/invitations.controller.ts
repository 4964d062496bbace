import {
  inviteUser,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @OnCall(listInvitations)
  list() {
    return this.invitations.list();
  }

  @OnCall(inviteUser)
  invite({ email, role }: z.output<typeof inviteUser.request>) {
    return this.invitations.invite(email, role);
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
