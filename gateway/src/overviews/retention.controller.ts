import {
  listRetention,
  RETENTION_SERVICES,
  type Retention,
  readRetention,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import { Serves } from '../routes/serves.decorator.js';

@Controller()
export class RetentionController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(listRetention)
  async list(): Promise<Retention> {
    const answers = await Promise.allSettled(
      RETENTION_SERVICES.map((service) => this.bus.call(readRetention[service], {})),
    );
    const views = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return {
      rules: views.flatMap(({ rules }) => rules),
      certificates: views
        .flatMap(({ certificates }) => certificates)
        .sort((one, other) => other.at.localeCompare(one.at)),
      away: RETENTION_SERVICES.filter((_, n) => answers[n]?.status === 'rejected'),
    };
  }
}
