import type { MigrationInterface, QueryRunner } from 'typeorm';
import { requireOwnerKeys } from '../sealing/require-owner-keys.js';
import { type SealedTable, sealTables, unsealTables } from '../sealing/seal-table.js';

/** A table for specs, with a sealed column of every type. */
export const NOTES: SealedTable = {
  table: 'notes',
  columns: ['words', 'facts', 'more', 'bytes'],
};

export class CreateNotes1700000000000 implements MigrationInterface {
  name = 'CreateNotes1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE notes (id serial, user_id integer, words text, facts json, more jsonb, bytes bytea)',
    );
    await sealTables(runner, [NOTES]);
    await requireOwnerKeys(runner);
  }
  async down(runner: QueryRunner): Promise<void> {
    await unsealTables(runner, [NOTES]);
    await runner.query('DROP TABLE notes');
  }
}
