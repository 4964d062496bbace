import {
  QUOTA_SERVICES,
  readQuotas,
  type StorageUse,
  StorageUseSchema,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Contract } from '../openapi/contract.decorator.js';

@ApiTags('Accounts')
@Controller('account')
export class StorageController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Get('storage')
  @Contract({
    summary: 'What the caller keeps, of each kind, and may keep',
    response: StorageUseSchema,
    errors: ['NOT_SIGNED_IN'],
  })
  async read(): Promise<StorageUse> {
    const answers = await Promise.allSettled(
      QUOTA_SERVICES.map((service) => this.bus.call(readQuotas[service], {})),
    );
    return {
      quotas: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      away: QUOTA_SERVICES.filter((_, n) => answers[n]?.status === 'rejected'),
    };
  }
}
