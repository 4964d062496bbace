import { ThreadConfig } from '@casewright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { PatientCalls } from '../jobs/patient-calls.js';
import { TextThreads } from './text-threads.js';

/** The threads for long texts, and what they and the tasks ask other services with. */
@Module({})
export class ThreadsModule {
  static with(config: ThreadConfig): DynamicModule {
    return {
      module: ThreadsModule,
      global: true,
      providers: [PatientCalls, TextThreads, { provide: ThreadConfig, useValue: config }],
      exports: [PatientCalls, TextThreads],
    };
  }
}
