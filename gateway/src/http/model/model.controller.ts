import { type ModelInUse, ModelInUseSchema, readModelInUse } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Contract } from '../../openapi/contract.decorator.js';

@ApiTags('Model')
@Controller('model')
export class ModelController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Get()
  @Contract({
    summary: 'Which model helps in this installation; null where the built-in engine works alone',
    response: ModelInUseSchema,
    errors: ['NOT_SIGNED_IN'],
  })
  inUse(): Promise<ModelInUse> {
    return this.bus.call(readModelInUse, {});
  }
}
