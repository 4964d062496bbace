/** Textbook BM25 (k1 1.2, b 0.75) over one field, with the product's tokenizer. */
export class Bm25 {
  #postings = new Map();
  #lengths = [];
  #tokenizer;

  /** @param texts one a document */
  constructor(texts, tokenizer) {
    this.#tokenizer = tokenizer;
    for (const [doc, text] of texts.entries()) this.#add(doc, this.#terms(text));
  }

  #terms(text) {
    const { terms, stops, count } = this.#tokenizer.tokenize(text);
    return [...terms.subarray(0, count)].filter((_, i) => stops[i] === 0);
  }

  #add(doc, terms) {
    const counts = new Map();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      if (!this.#postings.has(term)) this.#postings.set(term, []);
      this.#postings.get(term).push([doc, count]);
    }
    this.#lengths[doc] = terms.length;
  }

  /** Document numbers, best first; `skip` is left out as if it were not there. */
  search(query, skip = new Set(), limit = 100) {
    const average = this.#lengths.reduce((a, b) => a + b, 0) / this.#lengths.length;
    const scores = new Map();
    for (const term of new Set(this.#terms(query))) {
      const postings = (this.#postings.get(term) ?? []).filter(([doc]) => !skip.has(doc));
      const idf = Math.log(
        1 + (this.#lengths.length - skip.size - postings.length + 0.5) / (postings.length + 0.5),
      );
      for (const [doc, count] of postings) {
        const norm = 1.2 * (0.25 + (0.75 * this.#lengths[doc]) / average);
        scores.set(doc, (scores.get(doc) ?? 0) + (idf * count * 2.2) / (count + norm));
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([doc]) => doc);
  }
}
