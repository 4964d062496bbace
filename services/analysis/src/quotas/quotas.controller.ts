import { readQuotas } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import { QuotasService } from './quotas.service.js';

@Controller()
export class QuotasController {
  constructor(private readonly quotas: QuotasService) {}

  @OnCall(readQuotas.analysis)
  read() {
    return this.quotas.read();
  }
}
