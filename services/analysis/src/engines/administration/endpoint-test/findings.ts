import type { EmbeddingStatus, EngineTest, TestFigures } from '@casewright/contracts';

type EngineFinding = EngineTest['findings'][number];

const number = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
const good = (text: string): EngineFinding => ({ isGood: true, text });
const bad = (text: string): EngineFinding => ({ isGood: false, text });
const unknown = (text: string): EngineFinding => ({ isGood: null, text });

const FORMS: Record<NonNullable<TestFigures['form']>, EngineFinding> = {
  schema: good('Its answer has the form of the JSON schema it was sent.'),
  words: bad(
    'It rejects JSON schemas and follows one only when the prompt describes it, so more answers will need repair. A newer version of the server may accept response_format with json_schema.',
  ),
  none: bad(
    'Its answer did not have the requested form, so most of what it writes would be lost. Choose another model, or a server that enforces JSON schemas.',
  ),
};

/**
 * What a test of a model that answered found, a sentence each.
 * @param needed tokens that the longest requests and their answers take
 */
export function findingsOf(figures: TestFigures, needed: number): EngineFinding[] {
  const { form, streams, firstWordMs, tokensPerSecond } = figures;
  if (form === null || firstWordMs === null || tokensPerSecond === null) return [];
  const speed = number(Number(tokensPerSecond.toPrecision(tokensPerSecond < 10 ? 2 : 3)));
  return [
    FORMS[form],
    streams
      ? good('It streams: users see an answer while it is written.')
      : bad(
          'It sends an answer only once it is complete, so users wait without seeing anything. Turn off buffering in any proxy before it, and raise AI_TIMEOUT_SECONDS if long answers time out.',
        ),
    contextFinding(figures.context, needed),
    good(`The first word came after ${seconds(firstWordMs)}, then ${speed} tokens per second.`),
  ];
}

function contextFinding(context: TestFigures['context'], needed: number): EngineFinding {
  const want = `twice AI_SECTION_TOKENS (${number(needed)} tokens)`;
  const mend = `Raise it on the server, or lower AI_SECTION_TOKENS`;
  if (context === null)
    return unknown(
      `Its context length is unknown: the endpoint does not report it, and a request of ${number(needed)} tokens was not answered in time. Make sure that it is at least ${want}.`,
    );
  const { tokens, known } = context;
  if (known === 'at-least')
    return good(`It read a request of ${number(tokens)} tokens, so its context is long enough.`);
  if (known === 'below')
    return bad(`It could not read all of a request of ${want}: its context is too short. ${mend}.`);
  return tokens >= needed
    ? good(`Its context is ${number(tokens)} tokens.`)
    : bad(
        `Its context is ${number(tokens)} tokens, less than ${want}. ${mend} to ${number(Math.floor(tokens / 2))}.`,
      );
}

/** @param tested null: no model is configured; undefined: the search service did not say */
export function embeddingFinding(tested: EmbeddingStatus | null | undefined): EngineFinding {
  if (tested === undefined)
    return unknown('Embeddings were not tested: the search service did not answer. Try again.');
  if (tested === null)
    return unknown(
      'No embedding model is set (OPENAI_EMBEDDING_MODEL): search matches words only.',
    );
  const { model, fault, tested: found } = tested;
  if (!found) return bad(fault ?? `The embedding model ${model} was not tested.`);
  return good(
    `The embedding model ${model} returned a vector of ${number(found.dimensions)} dimensions in ${seconds(found.durationMs)}.`,
  );
}
