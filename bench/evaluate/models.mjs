/** Models that need no weights: one that means well, one that lies; and a way to listen to any. */
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { ModelServer } from '../../libs/testing/dist/model-server/model-server.js';
import { standInModel } from '../../libs/testing/dist/stand-in-model/stand-in-model.js';

/** Stands in whatever the liar says. */
export const LIAR = 'Munchhausen';
const LIES = [
  `As held in ${LIAR} v. Quagmire, 573 U.S. 9999 (2014), the clause is void.`,
  `Pay ${LIAR} Holdings LLC $987,654 by July 4, 2031.`,
  `${LIAR} signed it on behalf of the Customer.`,
  `Under ${LIAR}, no notice is needed.`,
];

/** A model by the name that `--model` gives it, or null for a real one. */
export function scriptedModel(name) {
  if (name === 'scripted') return ModelServer.start({ chat: standInModel });
  if (name === 'liar') return ModelServer.start({ chat: liar });
  return null;
}

function liar({ body }) {
  let lie = 0;
  const fill = ({ type, enum: values, properties, items }) => {
    if (values) return values[0];
    if (type === 'array') return [fill(items), fill(items)];
    if (type === 'object')
      return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, fill(of)]));
    return type === 'integer' || type === 'number' ? 1 : LIES[lie++ % LIES.length];
  };
  return { say: JSON.stringify(fill(body.response_format.json_schema.schema)) };
}

/**
 * Stands before an endpoint and keeps each answer: `{text, status}`.
 *
 * @param cut tokens after which an answer is cut, as by a small endpoint; absent: as the product asks
 */
export async function listenTo(endpoint, cut) {
  const answers = [];
  const server = createServer(async (request, response) => {
    const body = cut ? await shortened(request, cut) : await buffer(request);
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    try {
      const answer = await fetch(endpoint.replace(/\/v1\/?$/, '') + request.url, {
        method: request.method,
        headers: {
          'content-type': 'application/json',
          authorization: request.headers.authorization,
        },
        body,
        signal: abort.signal,
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      response.writeHead(answer.status, { 'content-type': type });
      const kept = { status: answer.status, text: '' };
      answers.push(kept);
      const decoder = new TextDecoder();
      let raw = '';
      for await (const chunk of answer.body) {
        raw += decoder.decode(chunk, { stream: true });
        response.write(chunk);
      }
      kept.text = textOf(raw);
      response.end();
    } catch {
      response.destroy();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    /** Those since it was last asked. */
    take: () => answers.splice(0),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function shortened(request, cut) {
  const asked = await json(request);
  for (const limit of ['max_tokens', 'max_completion_tokens'])
    if (limit in asked) asked[limit] = Math.min(asked[limit], cut);
  return JSON.stringify(asked);
}

/** What a model wrote, of the events of a stream. */
function textOf(raw) {
  return raw
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? '')
    .join('');
}
