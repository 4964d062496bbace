import type { HoldChange, holdUser, readRetention } from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { loadConfig } from '@casewright/platform';
import { Controller, type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CertificatesRepository } from './certificates.repository.js';
import { setHeld } from './held-owners.js';
import type { RetainedTable } from './retained-table.js';
import { RETAINED_TABLES, RetentionService } from './retention.service.js';
import { RetentionConfig } from './retention-config.js';
import { RetentionSweeper } from './retention-sweeper.js';

interface Asked {
  read: (typeof readRetention)[keyof typeof readRetention];
  /** Where the tables have owners. One of the service's migrations then runs `createHolds`. */
  hold?: (typeof holdUser)[keyof typeof holdUser];
}

/** Retention and legal holds in a service. One of its migrations runs `createCertificates`. */
@Module({})
export class RetentionModule {
  /** @param tables in the order in which they are deleted */
  static answering({ read, hold }: Asked, tables: readonly RetainedTable[]): DynamicModule {
    return {
      module: RetentionModule,
      global: true,
      controllers: [retentionController(read), ...(hold ? [holdController(hold)] : [])],
      providers: [
        { provide: RETAINED_TABLES, useValue: tables },
        { provide: RetentionConfig, useFactory: () => loadConfig(RetentionConfig) },
        CertificatesRepository,
        RetentionService,
        RetentionSweeper,
      ],
      exports: [RetentionConfig, RetentionService],
    };
  }
}

function retentionController(call: Asked['read']): Type {
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

function holdController(job: NonNullable<Asked['hold']>): Type {
  @Controller()
  class HoldController {
    constructor(private readonly db: DataSource) {}

    @OnJob(job)
    hold(change: HoldChange): Promise<void> {
      return setHeld(this.db, change);
    }
  }
  return HoldController;
}
