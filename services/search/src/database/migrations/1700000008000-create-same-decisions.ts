import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes that one case had in the index's table of cases before this migration. */
const BYTES_PER_CASE = 27;

/**
 * The records that several sources have of one decision: a row for each record of a group, with the
 * record that stands for the decision. Derived from the cases, like the rest of the citator.
 */
export class CreateSameDecisions1700000008000 implements MigrationInterface {
  name = 'CreateSameDecisions1700000008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE same_decisions (
        case_id integer PRIMARY KEY,
        leader_id integer NOT NULL
      )`);
    await runner.query('CREATE INDEX same_decisions_leader_id ON same_decisions (leader_id)');
    // What is stored already is grouped at the next start, which publishes what waits.
    await runner.query('INSERT INTO citator_loaded SELECT id FROM cases ON CONFLICT DO NOTHING');
    await this.widenCaseTable(runner);
    // The order of a case's citations is told by the reporters' names, not by the source's types.
    await runner.query('ALTER TABLE staged_citations DROP COLUMN type');
  }

  /** The index's table of cases has a new last column of four bytes: the leader, none so far. */
  private async widenCaseTable(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE index_case_blocks SET data = data ||
         decode(repeat('00000000', octet_length(data) / ${BYTES_PER_CASE}), 'hex')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staged_citations ADD COLUMN type integer');
    await runner.query(
      `UPDATE index_case_blocks SET data = substr(data, 1,
         octet_length(data) / ${BYTES_PER_CASE + 4} * ${BYTES_PER_CASE})`,
    );
    await runner.query('DROP TABLE same_decisions');
  }
}
