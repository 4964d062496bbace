import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { BriefReader } from './brief-reader.js';
import { BriefsController } from './briefs.controller.js';
import { CheckBriefTask } from './check-brief.task.js';

@Module({})
export class BriefsModule {
  /** @param documents has the reader of files */
  static beside(documents: DynamicModule): DynamicModule {
    return {
      module: BriefsModule,
      imports: [CitationsModule, documents],
      controllers: [BriefsController],
      providers: [BriefReader, CheckBriefTask],
      exports: [CheckBriefTask],
    };
  }
}
