import { readSetupLink, signup } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsService } from '../../sessions/sessions.service.js';
import { SignUpService } from './sign-up.service.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly signups: SignUpService,
    private readonly sessions: SessionsService,
  ) {}

  @OnCall(readSetupLink)
  readSetup({ setup }: z.output<typeof readSetupLink.request>): Promise<null> {
    return this.signups.readSetup(setup);
  }

  @OnCall(signup)
  async signUp({ input, client, replaces }: z.output<typeof signup.request>) {
    return this.sessions.open(await this.signups.signUp(input), client, { replaces });
  }
}
