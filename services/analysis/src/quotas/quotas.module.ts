import { loadConfig } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { QuotasController } from './quotas.controller.js';
import { QuotasService } from './quotas.service.js';
import { QuotasConfig } from './quotas-config.js';

@Module({
  controllers: [QuotasController],
  providers: [QuotasService, { provide: QuotasConfig, useFactory: () => loadConfig(QuotasConfig) }],
  exports: [QuotasService],
})
export class QuotasModule {}
