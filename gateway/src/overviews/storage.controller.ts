import { QUOTA_SERVICES, readQuotas, readStorage, type StorageUse } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import { Serves } from '../routes/serves.decorator.js';
import { askEach } from './ask-each.js';

@Controller()
export class StorageController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(readStorage)
  async read(): Promise<StorageUse> {
    const { answers, away } = await askEach(QUOTA_SERVICES, (service) =>
      this.bus.call(readQuotas[service], {}),
    );
    return { quotas: answers.flat(), away };
  }
}
