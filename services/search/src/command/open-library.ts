import 'reflect-metadata';
import type { Authorities } from '@casewright/law/checking';
import { createLogger, NestLogger } from '@casewright/platform';
import { NestFactory } from '@nestjs/core';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { OpinionsService } from '../citations-lookup/opinions.service.js';
import { BearersService } from '../later-history/bearers.service.js';
import { NamedDecisionsService } from '../later-history/named-decisions.service.js';
import { SearchModule } from '../search.module.js';

export interface OpenLibrary {
  readonly library: Authorities;
  close(): Promise<void>;
}

/**
 * The library for a command that checks citations, without a bus: beside the running product, or alone.
 * @param url of the search service's own role
 */
export async function openLibrary(url: string): Promise<OpenLibrary> {
  const context = await NestFactory.createApplicationContext(SearchModule.forLibrary(url), {
    logger: new NestLogger(createLogger('library')),
    abortOnError: false,
  });
  const lookup = context.get(CitationsLookupService);
  const opinions = context.get(OpinionsService);
  const named = context.get(NamedDecisionsService);
  const bearers = context.get(BearersService);
  return {
    library: {
      lookUp: (keys) => lookup.lookUp(keys),
      named: (names) => named.lookUp(names),
      bearers: (names) => bearers.lookUp(names),
      locate: (each) => opinions.quotations(each),
      support: (claims) => opinions.support(claims),
    },
    close: () => context.close(),
  };
}
