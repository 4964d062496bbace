import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What owners are told of their accounts, and invitations that end with whoever sent them. */
export class OwnersAreTold1700001300000 implements MigrationInterface {
  name = 'OwnersAreTold1700001300000';

  async up(runner: QueryRunner): Promise<void> {
    // Owners are told of what happens from now on.
    await runner.query(
      'ALTER TABLE users ADD COLUMN notices_seen_at timestamptz NOT NULL DEFAULT now()',
    );
    await runner.query('ALTER TABLE identities ADD COLUMN known_as text');
    // Nobody can tell any more whose these were: owners of a mailbox ask for members' accounts only.
    await runner.query(`DELETE FROM invitations WHERE invited_by IS NULL AND role <> 'member'`);
    await this.setInviter(runner, 'CASCADE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.setInviter(runner, 'SET NULL');
    await runner.query('ALTER TABLE identities DROP COLUMN known_as');
    await runner.query('ALTER TABLE users DROP COLUMN notices_seen_at');
  }

  private async setInviter(runner: QueryRunner, onDelete: string): Promise<void> {
    await runner.query(`
      ALTER TABLE invitations
        DROP CONSTRAINT invitations_invited_by_fkey,
        ADD CONSTRAINT invitations_invited_by_fkey
          FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE ${onDelete}`);
  }
}
