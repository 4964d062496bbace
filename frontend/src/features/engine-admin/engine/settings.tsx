import type { EngineOverview, ModelStatus } from '@casewright/contracts';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import { money, number, taskName } from '../figures';

/** What is set, the variable that sets it, and to what. */
type Setting = readonly [name: string, variable: string | null, value: string];

/** How the engine is configured, with the variables that say so. The key itself is never here. */
export function Settings({ overview }: { overview: EngineOverview }) {
  return (
    <Section title="Settings" description="They are set in the environment and read at startup.">
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
  const outside = external === 'on' ? 'allowed' : 'refused before each request';
  const versions = prompts.map(({ task, version }) => `${taskName(task)}: ${version}`);
  return [
    ['Engine', 'AI_PROVIDER', provider],
    ['API key', 'OPENAI_API_KEY', hasKey ? 'set; never shown' : 'not set'],
    ['Models outside the private network', 'EXTERNAL_AI', outside],
    ...(model ? settingsOfModel(model) : []),
    ['Search by meaning', 'OPENAI_EMBEDDING_MODEL', embeddingWords(overview)],
    ['Prompts', null, versions.join('; ')],
  ];
}

function settingsOfModel(status: ModelStatus): Setting[] {
  const { host, model, taskModels = {}, limits, prices, breaker } = status;
  const ofTasks = Object.entries(taskModels).map(([task, name]) => `${taskName(task)}: ${name}`);
  const price = (figure: number) => money(figure, prices?.currency ?? '');
  return [
    ['Endpoint', 'OPENAI_BASE_URL', host],
    ['Model', 'OPENAI_MODEL', model],
    ['Models for single tasks', 'OPENAI_TASK_MODELS', ofTasks.join('; ') || 'not set'],
    ['Concurrent requests per process', 'AI_CONCURRENCY', number(limits.concurrency)],
    [
      'Time to the first word of an answer',
      'AI_TIMEOUT_SECONDS',
      `${number(limits.timeoutSeconds)} s`,
    ],
    ['Retries of a failed request', 'AI_RETRIES', number(limits.retries)],
    ['Document tokens per request', 'AI_SECTION_TOKENS', number(limits.sectionTokens)],
    ['Document tokens in total', 'AI_DOCUMENT_TOKENS', number(limits.documentTokens)],
    [
      'Price per million tokens',
      'AI_PRICE_INPUT, AI_PRICE_OUTPUT',
      prices ? `${price(prices.input)} for input, ${price(prices.output)} for output` : 'not set',
    ],
    ['Circuit breaker', null, BREAKER[breaker]],
  ];
}

const BREAKER: Record<ModelStatus['breaker'], string> = {
  closed: 'closed: requests are sent',
  open: 'open: after repeated failures nothing is sent for half a minute; a successful test closes it',
  'half-open': 'half open: the next request will show whether the endpoint is back',
};

function embeddingWords({ embedding, embeddingKnown }: EngineOverview): string {
  if (!embeddingKnown) return 'unknown: the search service did not answer';
  if (!embedding) return 'not set: search matches words only';
  const { model, host, fault } = embedding;
  return fault ? `${model} at ${host}. ${fault}` : `${model} at ${host}`;
}
