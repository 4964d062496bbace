import { QUOTA_SERVICES, readQuotas, readStorage, type StorageUse } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import { Serves } from '../routes/serves.decorator.js';

@Controller()
export class StorageController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(readStorage)
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
