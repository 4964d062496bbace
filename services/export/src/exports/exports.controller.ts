import { createExport, forgetUser, listExports, readQuotas } from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ExportsService } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @OnCall(createExport)
  create(request: z.output<typeof createExport.request>) {
    return this.exports.create(request);
  }

  @OnCall(readQuotas.export)
  use() {
    return this.exports.use();
  }

  @OnJob(forgetUser.export)
  forget({ userId }: z.output<typeof forgetUser.export.payload>): Promise<void> {
    return this.exports.forget(userId);
  }

  @OnCall(listExports)
  list() {
    return this.exports.list();
  }
}
