import {
  AppError,
  ENGINE_TEST_END_MS,
  type EngineStatus,
  type EngineTest,
  embeddingStatus,
  type ModelStatus,
  type ModelUsage,
  type TokenPrices,
  type UsagePeriod,
} from '@casewright/contracts';
import type { ModelFault } from '@casewright/law/model';
import { PROMPT_VERSIONS } from '@casewright/law/model';
import { BUS, type Bus } from '@casewright/messaging';
import { currentUserId, endpointHost, loadConfig, ModelProviderConfig } from '@casewright/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModelClient } from '../openai/client/model-client.js';
import type { EngineChoice, ModelSettings } from '../openai/settings/model-settings.js';
import { ModelCallsRepository } from '../openai/usage/model-calls.repository.js';
import { UsageRepository } from '../openai/usage/usage.repository.js';
import { UsageReportRepository } from '../openai/usage/usage-report.repository.js';
import { embeddingFinding, findingsOf } from './endpoint-test/findings.js';
import { measureModel } from './endpoint-test/measure-model.js';
import { WHAT_TO_MEND } from './endpoint-test/test-question.js';
import { ModelReportsRepository } from './reports/model-reports.repository.js';
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
    private readonly kept: ModelReportsRepository,
    @Inject(BUS) private readonly bus: Pick<Bus, 'call'>,
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
      reports: await this.kept.list(),
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
    const { client, choice } = this;
    if (!client || choice.kind !== 'openai') {
      throw new AppError(
        'CONFLICT',
        'There is no model to test. Set OPENAI_API_KEY or OPENAI_BASE_URL, and restart.',
      );
    }
    const { settings } = choice;
    // A request with its instructions and its answer is at most twice as long as its section.
    const needed = settings.sectionTokens * 2;
    const measured = await measureModel(client, needed, AbortSignal.timeout(ENGINE_TEST_END_MS));
    // Not at the same time, as one machine may have both; and without the search service, too.
    const embedding = await this.bus.call(embeddingStatus, { test: true }).catch(() => undefined);
    // Who asked looks at the figures next.
    await this.uses.stored();
    const { fault, figures } = measured;
    this.logger.log(
      `User ${currentUserId()} tested the model ${client.model}: ${fault ?? 'it answered'}.`,
    );
    const host = endpointHost(settings);
    await this.kept.add({ kind: 'test', model: client.model, host, figures });
    const message = fault
      ? [figures.failure, WHAT_TO_MEND[fault]].filter(Boolean).join(' ')
      : `The endpoint was reached, and ${settings.apiKey ? 'accepted the API key' : 'asked for no API key'}.`;
    const findings = [...findingsOf(figures, needed), embeddingFinding(embedding)];
    return { ...measured, ok: fault === null, message, findings };
  }

  private async modelStatus(settings: ModelSettings, client: ModelClient): Promise<ModelStatus> {
    const { model, taskModels, concurrency, timeoutMs, retries, sectionTokens, documentTokens } =
      settings;
    const { recent, newestFault } = await this.calls.ofModel(model);
    const breaker = client.breakerState;
    return {
      model,
      taskModels,
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
