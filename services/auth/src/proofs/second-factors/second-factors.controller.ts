import {
  beginFactorProof,
  beginTotp,
  confirmTotp,
  readSecondFactors,
  renewRecoveryCodes,
  turnOffTotp,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SecondFactorsService } from './second-factors.service.js';

@Controller()
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorsService) {}

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
}
