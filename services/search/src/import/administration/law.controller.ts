import {
  addLaw,
  findLawReporters,
  type LawOrder,
  type LawPiece,
  planLaw,
  sendLaw,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LawService } from './law.service.js';
import { SentFilesService } from './sent-files.service.js';

@Controller()
export class LawController {
  constructor(
    private readonly law: LawService,
    private readonly sent: SentFilesService,
  ) {}

  @OnCall(findLawReporters)
  reporters({ query }: z.output<typeof findLawReporters.request>) {
    return this.law.reporters(query);
  }

  @OnCall(planLaw)
  plan(order: LawOrder) {
    return this.law.plan(order);
  }

  @OnCall(addLaw)
  add(order: LawOrder) {
    return this.law.add(order);
  }

  @OnCall(sendLaw)
  send(piece: LawPiece) {
    return this.sent.receive(piece);
  }
}
