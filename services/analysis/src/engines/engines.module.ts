import { type DynamicModule, Module } from '@nestjs/common';
import { ENGINE, type Engine } from '../engine/engine.js';
import { EngineController } from './administration/engine.controller.js';
import { ENGINE_CHOICE, EngineService, TOKEN_PRICES } from './administration/engine.service.js';
import { EnginePart } from './administration/engine-part.js';
import { ModelReportsRepository } from './administration/reports/model-reports.repository.js';
import { ThreadedEngine } from './local/threaded-engine.js';
import { ModelClient } from './openai/client/model-client.js';
import { KeylessEngine, OpenAiEngine } from './openai/openai-engine.js';
import type { EngineChoice } from './openai/settings/model-settings.js';
import { readTokenPrices } from './openai/settings/token-prices.js';
import { ModelCallsRepository } from './openai/usage/model-calls.repository.js';
import { tellPrices } from './openai/usage/model-metrics.js';
import { UsageRepository } from './openai/usage/usage.repository.js';
import { UsageReportRepository } from './openai/usage/usage-report.repository.js';

/** The engine that the configuration chose, and what administrators see of it. */
@Module({})
export class EnginesModule {
  static choosing(choice: EngineChoice): DynamicModule {
    return {
      module: EnginesModule,
      global: true,
      controllers: [EngineController],
      providers: [
        ThreadedEngine,
        UsageRepository,
        UsageReportRepository,
        ModelCallsRepository,
        ModelReportsRepository,
        EngineService,
        EnginePart,
        { provide: ENGINE_CHOICE, useValue: choice },
        { provide: TOKEN_PRICES, useFactory: () => tellPrices(readTokenPrices()) },
        {
          provide: ModelClient,
          inject: [UsageRepository],
          useFactory: (usage: UsageRepository) =>
            choice.kind === 'openai' ? new ModelClient(choice.settings, usage) : null,
        },
        {
          provide: ENGINE,
          inject: [ThreadedEngine, ModelClient],
          useFactory: (rules: Engine, client: ModelClient | null) =>
            makeEngine(choice, rules, client),
        },
      ],
      exports: [ENGINE, ThreadedEngine],
    };
  }
}

/** @param client asks the model, where one is chosen */
function makeEngine(choice: EngineChoice, rules: Engine, client: ModelClient | null): Engine {
  if (choice.kind === 'keyless') return new KeylessEngine();
  if (choice.kind === 'local' || !client) return rules;
  return new OpenAiEngine(client, rules, choice.settings);
}
