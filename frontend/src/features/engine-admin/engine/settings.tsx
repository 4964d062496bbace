import type { EngineOverview, ModelStatus } from '@casewright/contracts';
import { money, number, taskName } from '../figures';
import * as texts from '../texts';

/** How the engine is configured, with the variables that say so. The key itself is never here. */
export function Settings({ overview }: { overview: EngineOverview }) {
  const { engine } = overview;
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="mb-3 text-xl">
        {texts.settings}
      </h2>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.theyAreSetWhereProduct}</p>
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
    </section>
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
  closed: texts.closedRequestsGoOut,
  open: texts.openAfterFailuresInRow,
  'half-open': texts.halfOpen,
};

function embeddingWords({ embedding, embeddingKnown }: EngineOverview): string {
  if (!embeddingKnown) return texts.notKnown;
  if (!embedding) return texts.notSetSearch;
  const { model, host, fault } = embedding;
  return fault ? texts.modelAtWithFault(model, host, fault) : texts.modelAt(model, host);
}

function Row({
  name,
  variable,
  children,
}: {
  name: string;
  variable?: string;
  children: React.ReactNode;
}) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-row sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt>
        {name}
        {variable ? (
          <code className="block text-xs wrap-anywhere text-ink-faint">{variable}</code>
        ) : null}
      </dt>
      <dd className="wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  );
}
