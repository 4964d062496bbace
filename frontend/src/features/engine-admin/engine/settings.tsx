import type { EngineOverview, ModelStatus } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { FactRow } from '../../../shared/ui/fact-row';
import { Section } from '../../../shared/ui/section';
import { money, number, taskName } from '../figures';
import * as texts from '../texts';

/** How the engine is configured, with the variables that say so. The key itself is never here. */
export function Settings({ overview }: { overview: EngineOverview }) {
  const { engine } = overview;
  return (
    <Section title={texts.settings} description={texts.theyAreSetWhereProduct}>
      <dl className="max-w-3xl text-sm">
        <Row name={texts.engine} variable="AI_PROVIDER">
          {engine.provider}
        </Row>
        <Row name={texts.apiKey} variable="OPENAI_API_KEY">
          {engine.hasKey ? texts.setNeverShown : texts.notSet}
        </Row>
        <Row name={texts.modelsOutsidePrivateNetwork} variable="EXTERNAL_AI">
          {engine.external === 'on' ? texts.allowed : texts.refusedBeforeEachRequest}
        </Row>
        {engine.model ? <ModelRows model={engine.model} /> : null}
        <Row name={texts.searchByMeaning} variable="OPENAI_EMBEDDING_MODEL">
          {embeddingWords(overview)}
        </Row>
        <Row name={texts.prompts}>
          {engine.prompts.map(({ task, version }) => `${taskName(task)}: ${version}`).join('; ')}
        </Row>
      </dl>
    </Section>
  );
}

function ModelRows({ model }: { model: ModelStatus }) {
  const { host, limits, prices } = model;
  return (
    <>
      <Row name={texts.endpoint} variable="OPENAI_BASE_URL">
        {host}
      </Row>
      <Row name={texts.modelName} variable="OPENAI_MODEL">
        {model.model}
      </Row>
      <Row name={texts.modelsOfTasks} variable="OPENAI_TASK_MODELS">
        {Object.entries(model.taskModels ?? {})
          .map(([task, name]) => `${taskName(task)}: ${name}`)
          .join('; ') || texts.notSet}
      </Row>
      <Row name={texts.requestsAtOnce} variable="AI_CONCURRENCY">
        {number(limits.concurrency)}
      </Row>
      <Row name={texts.timeForOneAnswer} variable="AI_TIMEOUT_SECONDS">
        {number(limits.timeoutSeconds)} s
      </Row>
      <Row name={texts.triesAfterFailure} variable="AI_RETRIES">
        {number(limits.retries)}
      </Row>
      <Row name={texts.tokensInOneRequest} variable="AI_SECTION_TOKENS">
        {number(limits.sectionTokens)}
      </Row>
      <Row name={texts.tokensInAll} variable="AI_DOCUMENT_TOKENS">
        {number(limits.documentTokens)}
      </Row>
      <Row name={texts.priceOfMillionTokens} variable="AI_PRICE_INPUT, AI_PRICE_OUTPUT">
        {prices
          ? texts.ofQuestions(
              money(prices.input, prices.currency),
              money(prices.output, prices.currency),
            )
          : texts.notSet}
      </Row>
      <Row name={texts.circuitBreaker}>{BREAKER[model.breaker]}</Row>
    </>
  );
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

interface RowProps {
  name: string;
  variable?: string;
  children: ReactNode;
}

function Row({ name, variable, children }: RowProps) {
  const of = variable ? (
    <>
      {name}
      <code className="block text-xs text-ink-faint">{variable}</code>
    </>
  ) : (
    name
  );
  return <FactRow name={of}>{children}</FactRow>;
}
