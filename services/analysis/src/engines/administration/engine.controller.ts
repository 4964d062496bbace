import {
  addEvaluation,
  type Evaluation,
  engineStatus,
  type ModelInUse,
  modelUsage,
  readModelInUse,
  testEngine,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ENGINE, type Engine } from '../../engine/engine.js';
import { EngineService } from './engine.service.js';
import { ModelReportsRepository } from './reports/model-reports.repository.js';

@Controller()
export class EngineController {
  constructor(
    private readonly administration: EngineService,
    private readonly kept: ModelReportsRepository,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  @OnCall(engineStatus)
  status() {
    return this.administration.status();
  }

  @OnCall(modelUsage)
  usage({ period }: z.output<typeof modelUsage.request>) {
    return this.administration.usage(period);
  }

  @OnCall(testEngine)
  test() {
    return this.administration.test();
  }

  @OnCall(addEvaluation)
  add({ model, host, summary }: Evaluation) {
    return this.kept.add({ kind: 'evaluation', model, host, figures: summary });
  }

  @OnCall(readModelInUse)
  inUse(): ModelInUse {
    const { model, taskModels } = this.engine;
    return { model, taskModels };
  }
}
