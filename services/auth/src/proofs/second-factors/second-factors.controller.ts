import {
  beginFactorProof,
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  readSecondFactors,
  removePasskey,
  renewRecoveryCodes,
  turnOffTotp,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorsService } from './second-factors.service.js';

@Controller()
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
  ) {}

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
