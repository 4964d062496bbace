import { type DynamicModule, Module } from '@nestjs/common';
import { CASE_SEARCH_ENGINE, STORED_ENGINE } from '../../library/case-search-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';
import { IndexReadings } from './read/index-readings.js';
import { IndexRenewal } from './renewal/index-renewal.js';

/** The index in the service's database; a feature asks for `CASE_SEARCH_ENGINE` and knows none by name. */
@Module({
  providers: [
    IndexHolder,
    IndexReadings,
    IndexPublisher,
    IndexRenewal,
    BuiltInEngine,
    { provide: STORED_ENGINE, useExisting: BuiltInEngine },
  ],
  exports: [STORED_ENGINE],
})
export class BuiltInEngineModule {
  /** The engine of a service that searches with it. */
  static searching(): DynamicModule {
    return {
      module: BuiltInEngineModule,
      global: true,
      providers: [{ provide: CASE_SEARCH_ENGINE, useExisting: BuiltInEngine }],
      exports: [CASE_SEARCH_ENGINE],
    };
  }
}
