import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

/** Tables of the specification: each column with its type, `!` where it is required. */
const TABLES: Record<string, Record<string, string>> = {
  'analysis.legal_documents': {
    id: 'integer!',
    title: 'text!',
    content: 'text!',
    analysis: 'json!',
    uploaded_at: 'timestamp with time zone! now()',
  },
  'search.search_history': {
    id: 'integer!',
    query: 'text!',
    category: "text! 'case-law'::text",
    timestamp: 'timestamp with time zone! now()',
  },
  'analysis.citations': {
    id: 'integer!',
    document_id: 'integer',
    content: 'text!',
    citation_text: 'text!',
    format: 'text!',
    type: 'text!',
    generated_at: 'timestamp with time zone! now()',
  },
  'auth.users': {
    id: 'integer!',
    email: 'text!',
    name: 'text!',
    company: 'text',
    password: 'text!',
    created_at: 'timestamp with time zone! now()',
    is_admin: 'boolean! false',
  },
  'auth.leads': {
    id: 'integer!',
    email: 'text!',
    name: 'text',
    company: 'text',
    source: 'text',
    notes: 'text',
    created_at: 'timestamp with time zone! now()',
  },
};

describe('the fields of the specification', () => {
  let product: RunningProduct;
  let client: Client;

  beforeAll(async () => {
    product = await startProduct();
    client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await product.stop();
  });

  it.each(Object.entries(TABLES))('are stored in %s', async (table, columns) => {
    const { rows } = await client.query<Record<'name' | 'type' | 'nullable' | 'initial', string>>(
      `SELECT column_name AS name, data_type AS type, is_nullable AS nullable,
              column_default AS initial
         FROM information_schema.columns WHERE table_schema || '.' || table_name = $1`,
      [table],
    );
    const stored = Object.fromEntries(
      rows.map(({ name, type, nullable, initial }) => {
        const value = name === 'id' || initial === null ? '' : ` ${initial}`;
        return [name, `${type}${nullable === 'NO' ? '!' : ''}${value}`];
      }),
    );
    expect(stored).toMatchObject(columns);
  });

  it.each(Object.keys(TABLES))('have a serial key in %s', async (table) => {
    const { rows } = await client.query<{ key: string; series: string | null }>(
      `SELECT pg_get_constraintdef(oid) AS key, pg_get_serial_sequence($1, 'id') AS series
         FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'p'`,
      [table],
    );
    expect(rows).toEqual([{ key: 'PRIMARY KEY (id)', series: expect.stringContaining('_id_seq') }]);
  });

  it('lead from a citation to its document', async () => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint
        WHERE conrelid = 'analysis.citations'::regclass AND contype = 'f'`,
    );
    expect(rows.map(({ key }) => key)).toContainEqual(
      expect.stringMatching(/FOREIGN KEY \(document_id\) REFERENCES .*legal_documents\(id\)/),
    );
  });

  it.each(['auth.users', 'auth.leads'])('name each address once in %s', async (table) => {
    const { rows } = await client.query<{ definition: string }>(
      `SELECT indexdef AS definition FROM pg_indexes WHERE schemaname || '.' || tablename = $1`,
      [table],
    );
    expect(rows.map(({ definition }) => definition)).toContainEqual(
      expect.stringMatching(/UNIQUE INDEX .*\(email\)/),
    );
  });
});
