import { type DynamicModule, Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module.js';
import { RecheckController } from './recheck.controller.js';
import { RecheckService } from './recheck.service.js';

@Module({})
export class RecheckModule {
  static of(documents: DynamicModule): DynamicModule {
    return {
      module: RecheckModule,
      imports: [CitationsModule, documents],
      controllers: [RecheckController],
      providers: [RecheckService],
    };
  }
}
