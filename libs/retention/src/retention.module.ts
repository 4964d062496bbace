import type { readRetention } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { loadConfig } from '@casewright/platform';
import { Controller, type DynamicModule, Module, type Type } from '@nestjs/common';
import { CertificatesRepository } from './certificates.repository.js';
import type { RetainedTable } from './retained-table.js';
import { RETAINED_TABLES, RetentionService } from './retention.service.js';
import { RetentionConfig } from './retention-config.js';
import { RetentionSweeper } from './retention-sweeper.js';

type ReadCall = (typeof readRetention)[keyof typeof readRetention];

/** Retention in a service. One of its migrations runs `createCertificates`. */
@Module({})
export class RetentionModule {
  /** @param tables in the order in which they are deleted */
  static answering(call: ReadCall, tables: readonly RetainedTable[]): DynamicModule {
    return {
      module: RetentionModule,
      global: true,
      controllers: [retentionController(call)],
      providers: [
        { provide: RETAINED_TABLES, useValue: tables },
        { provide: RetentionConfig, useFactory: () => loadConfig(RetentionConfig) },
        CertificatesRepository,
        RetentionService,
        RetentionSweeper,
      ],
      exports: [RetentionService],
    };
  }
}

function retentionController(call: ReadCall): Type {
  @Controller()
  class RetentionController {
    constructor(private readonly retention: RetentionService) {}

    @OnCall(call)
    read() {
      return this.retention.read();
    }
  }
  return RetentionController;
}
