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
        <Row name="Engine" variable="AI_PROVIDER">
          {engine.provider}
        </Row>
        <Row name="API key" variable="OPENAI_API_KEY">
          {engine.hasKey ? texts.setNeverShown : texts.notSet}
        </Row>
        <Row name="Models outside the private network" variable="EXTERNAL_AI">
          {engine.external === 'on' ? 'allowed' : texts.refusedBeforeEachRequest}
        </Row>
        {engine.model ? <ModelRows model={engine.model} /> : null}
        <Row name="Search by meaning" variable="OPENAI_EMBEDDING_MODEL">
          {embeddingWords(overview)}
        </Row>
        <Row name="Prompts">
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
      <Row name="Endpoint" variable="OPENAI_BASE_URL">
        {host}
      </Row>
      <Row name="Model" variable="OPENAI_MODEL">
        {model.model}
      </Row>
      <Row name="Requests of one process at once" variable="AI_CONCURRENCY">
        {number(limits.concurrency)}
      </Row>
      <Row name="Time for one answer" variable="AI_TIMEOUT_SECONDS">
        {number(limits.timeoutSeconds)} s
      </Row>
      <Row name="Tries after a failure on the way" variable="AI_RETRIES">
        {number(limits.retries)}
      </Row>
      <Row name="Tokens of a document in one request" variable="AI_SECTION_TOKENS">
        {number(limits.sectionTokens)}
      </Row>
      <Row name="Tokens of a document in all" variable="AI_DOCUMENT_TOKENS">
        {number(limits.documentTokens)}
      </Row>
      <Row name="Price of a million tokens" variable="AI_PRICE_INPUT, AI_PRICE_OUTPUT">
        {prices
          ? texts.ofQuestions(
              money(prices.input, prices.currency),
              money(prices.output, prices.currency),
            )
          : texts.notSet}
      </Row>
      <Row name="Circuit breaker">{BREAKER[model.breaker]}</Row>
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
