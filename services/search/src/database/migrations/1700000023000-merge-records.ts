import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The record that represents a decision has what all its sources say: `own_fields` keeps what its own
 * source says where that differs, by column. `index_merged` lists those whose words have to be
 * indexed again.
 */
export class MergeRecords1700000023000 implements MigrationInterface {
  name = 'MergeRecords1700000023000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cases ADD COLUMN own_fields jsonb');
    await runner.query('CREATE TABLE index_merged (case_id integer PRIMARY KEY)');
    // What was curated is merged at the next start, which publishes what waits; other decisions, of
    // which there may be millions, when one of their records is loaded again.
    await runner.query(`
      INSERT INTO citator_loaded
      SELECT d.case_id FROM same_decisions d JOIN cases c ON c.id = d.case_id
       WHERE c.source = 'starter' ON CONFLICT DO NOTHING`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = (await runner.query(
      `SELECT DISTINCT jsonb_object_keys(own_fields) AS name FROM cases WHERE own_fields IS NOT NULL`,
    )) as { name: string }[];
    if (columns.length > 0) {
      const restored = columns.map(({ name }) => `${name} = own.${name}`).join(', ');
      await runner.query(
        `UPDATE cases c SET ${restored}
           FROM cases before, jsonb_populate_record(before, before.own_fields) AS own
          WHERE before.id = c.id AND c.own_fields IS NOT NULL`,
      );
    }
    await runner.query('DROP TABLE index_merged');
    await runner.query('ALTER TABLE cases DROP COLUMN own_fields');
  }
}
