import {
  beginFactorProof,
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  readResetLink,
  readSecondFactors,
  removePasskey,
  renewRecoveryCodes,
  requestReset,
  resetPassword,
  turnOffTotp,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResetService } from './passwords/reset.service.js';
import { PasskeysService } from './second-factors/passkeys.service.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';

@Controller()
export class ProofsController {
  constructor(
    private readonly resets: ResetService,
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
  ) {}

  @OnCall(requestReset)
  async requestReset({ email }: z.output<typeof requestReset.request>): Promise<null> {
    return this.resets.request(email.toLowerCase());
  }

  @OnCall(readResetLink)
  readResetLink({ token }: z.output<typeof readResetLink.request>): Promise<null> {
    return this.resets.read(token);
  }

  @OnCall(resetPassword)
  resetPassword({ token, password }: z.output<typeof resetPassword.request>): Promise<null> {
    return this.resets.reset(token, password);
  }

  @OnCall(readSecondFactors)
  read() {
    return this.factors.read();
  }

  @OnCall(beginFactorProof)
  beginProof({ site }: z.output<typeof beginFactorProof.request>) {
    return this.factors.beginProof(site);
  }

  @OnCall(beginTotp)
  beginTotp(shown: z.output<typeof beginTotp.request>) {
    return this.factors.beginTotp(shown);
  }

  @OnCall(confirmTotp)
  confirmTotp({ code }: z.output<typeof confirmTotp.request>) {
    return this.factors.confirmTotp(code);
  }

  @OnCall(turnOffTotp)
  turnOffTotp(proof: z.output<typeof turnOffTotp.request>) {
    return this.factors.turnOffTotp(proof);
  }

  @OnCall(renewRecoveryCodes)
  renewRecoveryCodes(proof: z.output<typeof renewRecoveryCodes.request>) {
    return this.factors.renewRecoveryCodes(proof);
  }

  @OnCall(beginPasskey)
  beginPasskey({ site, ...shown }: z.output<typeof beginPasskey.request>) {
    return this.passkeys.begin(shown, site);
  }

  @OnCall(confirmPasskey)
  confirmPasskey(confirmation: z.output<typeof confirmPasskey.request>) {
    return this.passkeys.confirm(confirmation);
  }

  @OnCall(removePasskey)
  removePasskey({ id, ...proof }: z.output<typeof removePasskey.request>) {
    return this.passkeys.remove(id, proof);
  }
}
