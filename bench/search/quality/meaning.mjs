import { splitPassages } from '../../../libs/law/dist/ranking/index.js';
import { cleanQuery, parseQuery } from '../../../libs/law/dist/ranking/query/parse-query.js';
import {
  EmbeddingClient,
  PATIENT,
} from '../../../services/search/dist/vectors/embedding-client.js';

/** Passages of an opinion that are embedded here: time is short, and the first say what it is about. */
const PASSAGES = 12;
const TEXTS_AT_ONCE = 16;
/** As many cases as the product has brought by meaning alone. */
const CASES = 50;

/** Searches by meaning at an endpoint for embeddings; each text is embedded once. */
export class Meaning {
  #client;
  #vectors = new Map();

  constructor(baseUrl, model) {
    this.#client = new EmbeddingClient({ model, baseUrl, apiKey: null, external: 'on' });
  }

  /** What is near a query among these items, as the product asks for it: `[{id, similarity}]`. */
  async nearFor(items) {
    const passages = items.flatMap(({ id, text }) =>
      this.#textsOf(text).map((passage) => ({ id, passage: `${text.names[0]}\n${passage}` })),
    );
    await this.#embed(
      passages.map(({ passage }) => passage),
      PATIENT,
    );
    return async (query, exclude) => {
      const { kind } = parseQuery(query);
      if (kind === 'name' || kind === 'citation') return undefined;
      const cleaned = cleanQuery(query);
      await this.#embed([cleaned], { ...PATIENT, kind: 'query' });
      const asked = this.#vectors.get(`query ${cleaned}`);
      const best = new Map();
      for (const { id, passage } of passages) {
        if (exclude.includes(id)) continue;
        const similarity = product(asked, this.#vectors.get(`passage ${passage}`));
        if (similarity > (best.get(id) ?? -1)) best.set(id, similarity);
      }
      const sorted = [...best].sort((a, b) => b[1] - a[1]).slice(0, CASES);
      return sorted.map(([id, similarity]) => ({ id, similarity }));
    };
  }

  #textsOf({ head, opinions }) {
    const { longest } = this.#client.manner;
    const pieces = opinions.flatMap(({ text }) =>
      splitPassages(text, longest).map(({ start, end }) => text.slice(start, end)),
    );
    return head.length > 0 ? [head.join('\n')] : pieces.slice(0, PASSAGES);
  }

  async #embed(texts, patience) {
    const missing = [...new Set(texts)].filter(
      (text) => !this.#vectors.has(`${patience.kind} ${text}`),
    );
    for (let at = 0; at < missing.length; at += TEXTS_AT_ONCE) {
      const some = missing.slice(at, at + TEXTS_AT_ONCE);
      const vectors = await this.#client.embed(some, patience);
      for (const [i, text] of some.entries())
        this.#vectors.set(`${patience.kind} ${text}`, normalized(vectors[i]));
    }
  }
}

function normalized(vector) {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => value / length);
}

function product(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
