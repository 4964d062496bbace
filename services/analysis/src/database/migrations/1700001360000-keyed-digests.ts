import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A digest of what was asked is kept for a request that may be repeated, and made with its owner's key:
 * by a plain one, whoever has a backup and a text could tell who asked about it. Those that there are
 * go. In PL/pgSQL, as its body is not resolved where the server lacks pgcrypto.
 */
export class KeyedDigests1700001360000 implements MigrationInterface {
  name = 'KeyedDigests1700001360000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ALTER COLUMN fingerprint DROP NOT NULL');
    await runner.query('UPDATE jobs SET fingerprint = NULL');
    await runner.query(`
      CREATE FUNCTION keyed_digest(owner integer, digest text) RETURNS text
      LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE
        key text := make_owner_key(owner);
      BEGIN
        IF key IS NULL THEN RETURN digest; END IF;
        RETURN encode(hmac(digest, key, 'sha256'), 'hex');
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION keyed_digest');
    await runner.query(`UPDATE jobs SET fingerprint = '' WHERE fingerprint IS NULL`);
    await runner.query('ALTER TABLE jobs ALTER COLUMN fingerprint SET NOT NULL');
  }
}
