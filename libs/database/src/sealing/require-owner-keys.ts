import type { QueryRunner } from 'typeorm';
import { createOpeners } from './create-sealing.js';

const MUST_HAVE_KEY = `
  IF key IS NULL AND value IS NOT NULL THEN
    RAISE EXCEPTION 'Sealed content cannot be opened: its owner has no key.';
  END IF;`;

/**
 * For a migration after the one that sealed the schema: an owner's key is read as it is now, and what
 * is sealed is never opened without one.
 *
 * A function that is STABLE sees what its statement saw when that began. A statement that finds rows
 * committed meanwhile, or waited while others' keys were written anew, took its owner for one without
 * a key, and what they had written for nothing.
 */
export async function requireOwnerKeys(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER FUNCTION owner_key(integer) VOLATILE');
  await createOpeners(runner, MUST_HAVE_KEY);
}

/** Undoes `requireOwnerKeys`. */
export async function allowMissingOwnerKeys(runner: QueryRunner): Promise<void> {
  await createOpeners(runner, '');
  await runner.query('ALTER FUNCTION owner_key(integer) STABLE');
}
