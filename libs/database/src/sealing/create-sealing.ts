import type { QueryRunner } from 'typeorm';

/** Packed first, so that what is sealed takes no more room; a salt for each value. */
export const CIPHER = 'cipher-algo=aes256, s2k-mode=1, compress-algo=1, compress-level=1';

/** Whoever writes to a table need not have its schema in their path, nor pgcrypto's. */
export const PATH = 'SET search_path FROM CURRENT';

/** What sealed JSON is as text. */
const OPENED_JSON = "pgp_sym_decrypt(decode(value #>> '{}', 'base64'), key)";

/** How a value of each type is sealed and opened, by `key`. */
const BODIES = {
  text: {
    seal: "encode(pgp_sym_encrypt(value, key, '%'), 'base64')",
    open: "pgp_sym_decrypt(decode(value, 'base64'), key)",
  },
  json: {
    seal: "to_json(encode(pgp_sym_encrypt(value::text, key, '%'), 'base64'))",
    open: `${OPENED_JSON}::json`,
  },
  jsonb: {
    seal: "to_jsonb(encode(pgp_sym_encrypt(value::text, key, '%'), 'base64'))",
    open: `${OPENED_JSON}::jsonb`,
  },
  bytea: {
    seal: "pgp_sym_encrypt_bytea(value, key, '%')",
    open: 'pgp_sym_decrypt_bytea(value, key)',
  },
};

/**
 * What seals content in a schema: a key for each owner, wrapped by a key of the installation, and
 * functions that seal and open by it. Sealed text is base64, sealed JSON a string of it, so that
 * columns keep their types. OpenPGP (RFC 4880) by pgcrypto: AES-256 with a modification detection
 * code. In PL/pgSQL, as its bodies are not resolved where the server lacks pgcrypto.
 *
 * An owner's key never leaves the database. The installation's comes with the connection, and is
 * neither in tables nor in backups.
 */
export async function createSealing(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE owner_keys (
      user_id integer PRIMARY KEY,
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      wrapped bytea NOT NULL,
      wrapped_by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  // Backups keep no key that is here.
  await runner.query(`
    CREATE TABLE destroyed_keys (
      id uuid PRIMARY KEY,
      destroyed_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`
    CREATE FUNCTION wrapping_keys() RETURNS TABLE (place bigint, key text, name text)
    LANGUAGE plpgsql STABLE ${PATH} AS $$
    BEGIN
      RETURN QUERY
        SELECT n, k, left(encode(sha256(convert_to(k, 'UTF8')), 'hex'), 16)
          FROM unnest(string_to_array(nullif(current_setting('casewright.keys', true), ''), ','))
               WITH ORDINALITY AS given (k, n);
    END $$`);
  await runner.query(`
    CREATE FUNCTION owner_key(owner integer) RETURNS text LANGUAGE plpgsql STABLE ${PATH} AS $$
    DECLARE
      sealed_key bytea;
      wrapping text;
    BEGIN
      SELECT o.wrapped, w.key INTO sealed_key, wrapping
        FROM owner_keys o LEFT JOIN wrapping_keys() w ON w.name = o.wrapped_by
       WHERE o.user_id = owner;
      IF sealed_key IS NULL THEN RETURN NULL; END IF;
      IF wrapping IS NULL THEN
        RAISE EXCEPTION 'The key of owner % is wrapped by none of ENCRYPTION_KEYS.', owner;
      END IF;
      RETURN pgp_sym_decrypt(sealed_key, wrapping);
    END $$`);
  await runner.query(`
    CREATE FUNCTION make_owner_key(owner integer) RETURNS text LANGUAGE plpgsql ${PATH} AS $$
    DECLARE
      known text := owner_key(owner);
    BEGIN
      IF known IS NOT NULL OR NOT EXISTS (SELECT FROM wrapping_keys()) THEN RETURN known; END IF;
      INSERT INTO owner_keys (user_id, wrapped, wrapped_by)
      SELECT owner, pgp_sym_encrypt(encode(gen_random_bytes(32), 'base64'), w.key, '${CIPHER}'), w.name
        FROM wrapping_keys() w WHERE w.place = 1
      ON CONFLICT DO NOTHING;
      RETURN owner_key(owner);
    END $$`);
  await createOverloads(runner);
}

async function createOverloads(runner: QueryRunner): Promise<void> {
  for (const [type, { seal }] of Object.entries(BODIES)) {
    await runner.query(`
      CREATE FUNCTION seal(value ${type}, key text) RETURNS ${type} LANGUAGE plpgsql STRICT ${PATH} AS $$
      BEGIN
        RETURN ${seal.replace('%', CIPHER)};
      END $$`);
  }
  await createOpeners(runner, '');
}

/** @param guard PL/pgSQL that runs before a sealed value is opened */
export async function createOpeners(runner: QueryRunner, guard: string): Promise<void> {
  const opener = (name: string, type: string, returns: string, open: string): Promise<void> =>
    runner.query(`
      CREATE OR REPLACE FUNCTION ${name}(is_sealed boolean, value ${type}, key text) RETURNS ${returns}
      LANGUAGE plpgsql STABLE ${PATH} AS $$
      BEGIN
        IF is_sealed THEN
          ${guard}
          RETURN ${open};
        END IF;
        RETURN value;
      END $$`);
  for (const [type, { open }] of Object.entries(BODIES)) await opener('opened', type, type, open);
  await opener('opened_text', 'json', 'text', OPENED_JSON);
}
