import type { ServiceName } from '@casewright/contracts';
import type { DynamicModule } from '@nestjs/common';

export interface ServiceSetting {
  /** The service's own role and schema. */
  readonly databaseUrl: string;
}

/** A service as its host sees it: the same definition runs alone or alongside the others. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  module(setting: ServiceSetting): DynamicModule | Promise<DynamicModule>;
  /** Calls handled at once; the default suits quick work. */
  readonly concurrency?: number;
  /** Jobs done at once, as configured. */
  jobConcurrency?(): number;
}
