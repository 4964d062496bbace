import {
  listRetention,
  RETENTION_SERVICES,
  type Retention,
  readRetention,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import { Serves } from '../routes/serves.decorator.js';
import { askEach } from './ask-each.js';

@Controller()
export class RetentionController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(listRetention)
  async list(): Promise<Retention> {
    const { answers, away } = await askEach(RETENTION_SERVICES, (service) =>
      this.bus.call(readRetention[service], {}),
    );
    return {
      rules: answers.flatMap(({ rules }) => rules),
      certificates: answers
        .flatMap(({ certificates }) => certificates)
        .sort((one, other) => other.at.localeCompare(one.at)),
      away,
    };
  }
}
