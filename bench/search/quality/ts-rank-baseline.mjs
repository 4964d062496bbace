/** PostgreSQL's full-text search alone: English stems, any of the query's words, ts_rank_cd. */
export class TsRank {
  #client;
  #table;

  constructor(client, table) {
    this.#client = client;
    this.#table = table;
  }

  static async of(client, table, texts) {
    await client.query(`CREATE TEMP TABLE ${table} (doc integer, document tsvector)`);
    for (const [doc, text] of texts.entries()) {
      // A tsvector holds one megabyte at most; only one opinion in a thousand is longer.
      await client.query(`INSERT INTO ${table} VALUES ($1, to_tsvector('english', $2))`, [
        doc,
        text.slice(0, 900_000),
      ]);
    }
    return new TsRank(client, table);
  }

  /** Document numbers, best first. */
  async search(query, skip = new Set(), limit = 100) {
    const { rows } = await this.#client.query(
      `WITH asked AS (
         SELECT replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery AS q)
       SELECT doc FROM ${this.#table}, asked
        WHERE document @@ q AND NOT doc = ANY($2)
        ORDER BY ts_rank_cd(document, q, 1) DESC, doc LIMIT $3`,
      [query, [...skip], limit],
    );
    return rows.map(({ doc }) => doc);
  }
}
