import { engineStatus, modelUsage, testEngine } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EngineService } from './engine.service.js';

@Controller()
export class EngineController {
  constructor(private readonly engine: EngineService) {}

  @OnCall(engineStatus)
  status() {
    return this.engine.status();
  }

  @OnCall(modelUsage)
  usage({ period }: z.output<typeof modelUsage.request>) {
    return this.engine.usage(period);
  }

  @OnCall(testEngine)
  test() {
    return this.engine.test();
  }
}
