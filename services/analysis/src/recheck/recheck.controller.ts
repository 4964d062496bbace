import { checkDocumentAgain } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { RecheckService } from './recheck.service.js';

@Controller()
export class RecheckController {
  constructor(private readonly recheck: RecheckService) {}

  @OnCall(checkDocumentAgain)
  check({ id }: z.output<typeof checkDocumentAgain.request>) {
    return this.recheck.check(id);
  }
}
