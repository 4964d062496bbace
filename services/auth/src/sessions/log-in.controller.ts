import { login, takeSecondStep } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LogInService } from './log-in.service.js';

@Controller()
export class LogInController {
  constructor(private readonly logIns: LogInService) {}

  @OnCall(login)
  login({ input, client, replaces, site }: z.output<typeof login.request>) {
    return this.logIns.logIn(input, client, { replaces, site });
  }

  @OnCall(takeSecondStep)
  takeSecondStep({ input, client, replaces }: z.output<typeof takeSecondStep.request>) {
    return this.logIns.takeSecondStep(input, client, replaces);
  }
}
