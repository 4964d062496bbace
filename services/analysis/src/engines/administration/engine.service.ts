import {
  AppError,
  type EngineStatus,
  type EngineTest,
  type ModelStatus,
  type ModelUsage,
  type TokenPrices,
  type UsagePeriod,
} from '@casewright/contracts';
import { currentUserId, endpointHost, loadConfig, ModelProviderConfig } from '@casewright/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModelClient } from '../openai/client/model-client.js';
import { MODEL_FAULTS, ModelError, type ModelFault } from '../openai/client/model-error.js';
import { PROMPT_VERSIONS } from '../openai/prompt-versions.js';
import type { EngineChoice, ModelSettings } from '../openai/settings/model-settings.js';
import { ModelCallsRepository } from '../openai/usage/model-calls.repository.js';
import { UsageRepository } from '../openai/usage/usage.repository.js';
import { UsageReportRepository } from '../openai/usage/usage-report.repository.js';
import { TEST_QUESTION, WHAT_TO_MEND } from './test-question.js';
import { whyThisEngine } from './why-this-engine.js';

/** The engine that the configuration chose, for injection. */
export const ENGINE_CHOICE = Symbol('ENGINE_CHOICE');
/** What its tokens cost, or null. */
export const TOKEN_PRICES = Symbol('TOKEN_PRICES');

/** An endpoint that fails in one of these ways did answer. */
const ANSWERED: readonly ModelFault[] = ['refused', 'empty', 'too-long'];

/** What administrators see of the engine, and can ask of it. */
@Injectable()
export class EngineService {
  private readonly logger = new Logger(EngineService.name);

  constructor(
    @Inject(ENGINE_CHOICE) private readonly choice: EngineChoice,
    @Inject(TOKEN_PRICES) private readonly prices: TokenPrices | null,
    @Inject(ModelClient) private readonly client: ModelClient | null,
    private readonly calls: ModelCallsRepository,
    private readonly reports: UsageReportRepository,
    private readonly uses: UsageRepository,
  ) {}

  async status(): Promise<EngineStatus> {
    const config = loadConfig(ModelProviderConfig);
    const { choice, client } = this;
    return {
      engine: choice.kind,
      reason: whyThisEngine(choice.kind, config),
      provider: config.AI_PROVIDER,
      hasKey: Boolean(config.OPENAI_API_KEY),
      external: config.EXTERNAL_AI,
      prompts: [...PROMPT_VERSIONS],
      model:
        choice.kind === 'openai' && client ? await this.modelStatus(choice.settings, client) : null,
    };
  }

  async usage(period: UsagePeriod): Promise<ModelUsage> {
    const { client, prices } = this;
    return this.reports.of(period, client && prices ? { model: client.model, prices } : null);
  }

  /** @throws AppError CONFLICT where there is no model to ask */
  async test(): Promise<EngineTest> {
    const { client } = this;
    if (!client) {
      throw new AppError(
        'CONFLICT',
        'There is no model to test. Set OPENAI_API_KEY or OPENAI_BASE_URL, and restart.',
      );
    }
    const result = await ask(client);
    // Who asked looks at the figures next.
    await this.uses.stored();
    this.logger.log(
      `User ${currentUserId()} tested the model ${client.model}: ${result.fault ?? 'it answered'}.`,
    );
    return result;
  }

  private async modelStatus(settings: ModelSettings, client: ModelClient): Promise<ModelStatus> {
    const { model, concurrency, timeoutMs, retries, sectionTokens, documentTokens } = settings;
    const { recent, newestFault } = await this.calls.ofModel(model);
    const breaker = client.breakerState;
    return {
      model,
      breaker,
      recent,
      prices: this.prices,
      host: endpointHost(settings),
      state: breaker === 'open' ? 'paused' : stateAfter(newestFault),
      limits: {
        concurrency,
        retries,
        sectionTokens,
        documentTokens,
        timeoutSeconds: timeoutMs / 1_000,
      },
    };
  }
}

function stateAfter(newestFault: ModelFault | null | undefined): ModelStatus['state'] {
  if (newestFault === undefined) return 'unasked';
  return newestFault === null || ANSWERED.includes(newestFault) ? 'answers' : 'fails';
}

async function ask(client: ModelClient): Promise<EngineTest> {
  const start = performance.now();
  const took = (): number => performance.now() - start;
  try {
    const { model } = await client.tryOnce(TEST_QUESTION);
    const message = 'The model answered.';
    return { ok: true, model, durationMs: took(), fault: null, message };
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    const { fault } = thrown;
    const message = [MODEL_FAULTS[fault], WHAT_TO_MEND[fault]].filter(Boolean).join(' ');
    return { ok: false, model: client.model, durationMs: took(), fault, message };
  }
}
