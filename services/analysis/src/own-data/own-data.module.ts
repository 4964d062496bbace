import { type DynamicModule, Module } from '@nestjs/common';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataRepository } from './own-data.repository.js';

@Module({})
export class OwnDataModule {
  /** @param jobs the module whose jobs end with their user's account */
  static beside(jobs: DynamicModule): DynamicModule {
    return {
      module: OwnDataModule,
      imports: [jobs],
      controllers: [OwnDataController],
      providers: [OwnDataRepository],
    };
  }
}
