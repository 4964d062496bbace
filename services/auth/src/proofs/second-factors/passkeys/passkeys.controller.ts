import { beginPasskey, confirmPasskey, removePasskey } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @OnCall(beginPasskey)
  begin({ site, ...shown }: z.output<typeof beginPasskey.request>) {
    return this.passkeys.begin(shown, site);
  }

  @OnCall(confirmPasskey)
  confirm(confirmation: z.output<typeof confirmPasskey.request>) {
    return this.passkeys.confirm(confirmation);
  }

  @OnCall(removePasskey)
  remove({ id, ...proof }: z.output<typeof removePasskey.request>) {
    return this.passkeys.remove(id, proof);
  }
}
