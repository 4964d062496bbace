import { Global, Module } from '@nestjs/common';
import { CASE_SEARCH_ENGINE } from '../../engine/case-search-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { IndexPublisher } from './publish/index-publisher.js';
import { IndexHolder } from './read/index-holder.js';
import { IndexReadings } from './read/index-readings.js';
import { IndexRenewal } from './renewal/index-renewal.js';
import { Spelling } from './spelling/spelling.js';
import { DigestsRepository } from './store/digests.repository.js';

/** The engine of the service; a feature asks for `CASE_SEARCH_ENGINE` and knows none by name. */
@Global()
@Module({
  providers: [
    IndexHolder,
    IndexReadings,
    IndexPublisher,
    IndexRenewal,
    DigestsRepository,
    Spelling,
    BuiltInEngine,
    { provide: CASE_SEARCH_ENGINE, useExisting: BuiltInEngine },
  ],
  exports: [CASE_SEARCH_ENGINE],
})
export class BuiltInEngineModule {}
