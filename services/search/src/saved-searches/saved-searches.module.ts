import { type DynamicModule, Module } from '@nestjs/common';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches.service.js';

@Module({})
export class SavedSearchesModule {
  /** @param cases searches the library */
  static over(cases: DynamicModule): DynamicModule {
    return {
      module: SavedSearchesModule,
      imports: [cases],
      controllers: [SavedSearchesController],
      providers: [SavedSearchesService, SavedSearchesRepository],
    };
  }
}
