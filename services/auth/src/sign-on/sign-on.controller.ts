import {
  beginLink,
  beginSignOn,
  endByProvider,
  finishSignOn,
  readOwnSignOn,
  signOff,
  unlinkSignOn,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SignOffService } from './sign-off.service.js';
import { SignOnService } from './sign-on.service.js';

@Controller()
export class SignOnController {
  constructor(
    private readonly on: SignOnService,
    private readonly off: SignOffService,
  ) {}

  @OnCall(beginSignOn)
  begin({ browser, returnTo }: z.output<typeof beginSignOn.request>) {
    return this.on.begin(browser, returnTo);
  }

  @OnCall(beginLink)
  beginLink(request: z.output<typeof beginLink.request>) {
    return this.on.beginLink(request);
  }

  @OnCall(finishSignOn)
  finish(request: z.output<typeof finishSignOn.request>) {
    return this.on.finish(request);
  }

  @OnCall(signOff)
  signOff({ token }: z.output<typeof signOff.request>) {
    return this.off.signOff(token);
  }

  @OnCall(endByProvider)
  endByProvider({ logout_token }: z.output<typeof endByProvider.request>): Promise<null> {
    return this.off.endByProvider(logout_token);
  }

  @OnCall(readOwnSignOn)
  read() {
    return this.off.status();
  }

  @OnCall(unlinkSignOn)
  unlink({ current }: z.output<typeof unlinkSignOn.request>): Promise<null> {
    return this.off.unlink(current);
  }
}
