import { type ModelInUse, readModelInUse } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import type { Engine } from '../../engine/engine.js';
import { ENGINE } from '../../engine/engine-token.js';

@Controller()
export class ModelController {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  @OnCall(readModelInUse)
  inUse(): ModelInUse {
    return { model: this.engine.model };
  }
}
