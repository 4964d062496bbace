import { readResetLink, requestReset, resetPassword } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResetService } from './reset.service.js';

@Controller()
export class ResetController {
  constructor(private readonly resets: ResetService) {}

  @OnCall(requestReset)
  async request({ email }: z.output<typeof requestReset.request>): Promise<null> {
    return this.resets.request(email.toLowerCase());
  }

  @OnCall(readResetLink)
  read({ token }: z.output<typeof readResetLink.request>): Promise<null> {
    return this.resets.read(token);
  }

  @OnCall(resetPassword)
  reset({ token, password }: z.output<typeof resetPassword.request>): Promise<null> {
    return this.resets.reset(token, password);
  }
}
