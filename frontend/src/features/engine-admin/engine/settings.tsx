import type { EngineOverview, ModelStatus } from '@casewright/contracts';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import { money, number, taskName } from '../figures';
import * as texts from '../texts';

/** What is set, the variable that sets it, and to what. */
type Setting = readonly [name: string, variable: string | null, value: string];

/** How the engine is configured, with the variables that say so. The key itself is never here. */
export function Settings({ overview }: { overview: EngineOverview }) {
  return (
    <Section title={texts.settings} description={texts.theyAreSetWhereProduct}>
      <dl className="max-w-3xl text-sm">
        {settingsOf(overview).map(([name, variable, value]) => (
          <FactRow key={name} name={<Name name={name} variable={variable} />}>
            {value}
          </FactRow>
        ))}
      </dl>
    </Section>
  );
}

function Name({ name, variable }: { name: string; variable: string | null }) {
  if (variable === null) return name;
  return (
    <>
      {name}
      <code className="block text-xs text-ink-faint">{variable}</code>
    </>
  );
}

function settingsOf(overview: EngineOverview): Setting[] {
  const { provider, hasKey, external, model, prompts } = overview.engine;
  const outside = external === 'on' ? texts.allowed : texts.refusedBeforeEachRequest;
  const versions = prompts.map(({ task, version }) => `${taskName(task)}: ${version}`);
  return [
    [texts.engine, 'AI_PROVIDER', provider],
    [texts.apiKey, 'OPENAI_API_KEY', hasKey ? texts.setNeverShown : texts.notSet],
    [texts.modelsOutsidePrivateNetwork, 'EXTERNAL_AI', outside],
    ...(model ? settingsOfModel(model) : []),
    [texts.searchByMeaning, 'OPENAI_EMBEDDING_MODEL', embeddingWords(overview)],
    [texts.prompts, null, versions.join('; ')],
  ];
}

function settingsOfModel(status: ModelStatus): Setting[] {
  const { host, model, taskModels = {}, limits, prices, breaker } = status;
  const ofTasks = Object.entries(taskModels).map(([task, name]) => `${taskName(task)}: ${name}`);
  const price = (figure: number) => money(figure, prices?.currency ?? '');
  return [
    [texts.endpoint, 'OPENAI_BASE_URL', host],
    [texts.modelName, 'OPENAI_MODEL', model],
    [texts.modelsOfTasks, 'OPENAI_TASK_MODELS', ofTasks.join('; ') || texts.notSet],
    [texts.requestsAtOnce, 'AI_CONCURRENCY', number(limits.concurrency)],
    [texts.timeForOneAnswer, 'AI_TIMEOUT_SECONDS', `${number(limits.timeoutSeconds)} s`],
    [texts.triesAfterFailure, 'AI_RETRIES', number(limits.retries)],
    [texts.tokensInOneRequest, 'AI_SECTION_TOKENS', number(limits.sectionTokens)],
    [texts.tokensInAll, 'AI_DOCUMENT_TOKENS', number(limits.documentTokens)],
    [
      texts.priceOfMillionTokens,
      'AI_PRICE_INPUT, AI_PRICE_OUTPUT',
      prices ? texts.ofQuestions(price(prices.input), price(prices.output)) : texts.notSet,
    ],
    [texts.circuitBreaker, null, BREAKER[breaker]],
  ];
}

const BREAKER: Record<ModelStatus['breaker'], string> = {
  closed: 'closed: requests are sent',
  open: 'open: after repeated failures nothing is sent for half a minute; a successful test closes it',
  'half-open': 'half open: the next request will show whether the endpoint is back',
};

function embeddingWords({ embedding, embeddingKnown }: EngineOverview): string {
  if (!embeddingKnown) return texts.notKnown;
  if (!embedding) return texts.notSetSearch;
  const { model, host, fault } = embedding;
  return fault ? texts.modelAtWithFault(model, host, fault) : texts.modelAt(model, host);
}
