import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Decisions without texts by names as they are typed: the beginning of a name, or of what the last
 * party is called. Ordered by bytes, names that begin alike stand side by side, so that a look-up
 * reads a few neighbors however many decisions there are; words in a GIN would have to be joined for
 * the commonest surnames first.
 */
export class FindIndexedByName1700000027000 implements MigrationInterface {
  name = 'FindIndexedByName1700000027000';

  async up(runner: QueryRunner): Promise<void> {
    const create = (name: string, body: string) =>
      runner.query(`CREATE FUNCTION ${name}(name text) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${body} COLLATE "C"`);
    const marks = String.raw`U&'\0027\2019\0300\0301\0302\0303\0308\030A\030C\0327'`;
    const plain = `translate(lower(normalize(name, NFKD)), ${marks}, '')`;
    await create('name_words', `trim(regexp_replace(${plain}, '[^a-z0-9]+', ' ', 'g'))`);
    await create('name_key', `regexp_replace(name_words(name), '^the | vs?(?= |$)', '', 'g')`);
    await create(
      'last_party_key',
      `regexp_replace(name_words(name), '^(.* vs?|in re|ex parte|matter of) (the )?', '')`,
    );
    for (const key of ['name_key', 'last_party_key'])
      await runner.query(
        `CREATE INDEX indexed_decisions_${key} ON indexed_decisions (${key}(name))`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const key of ['name_key', 'last_party_key']) {
      await runner.query(`DROP INDEX indexed_decisions_${key}`);
      await runner.query(`DROP FUNCTION ${key}(text)`);
    }
    await runner.query('DROP FUNCTION name_words(text)');
  }
}
