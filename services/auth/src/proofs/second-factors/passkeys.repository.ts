import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PasskeyEntity } from '../../database/entities/proof.entities.js';

type NewPasskey = Omit<PasskeyEntity, 'user' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class PasskeysRepository {
  constructor(private readonly db: EntityManager) {}

  /** Oldest first. */
  list(userId: number): Promise<PasskeyEntity[]> {
    return this.db.find(PasskeyEntity, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  count(userId: number): Promise<number> {
    return this.db.countBy(PasskeyEntity, { userId });
  }

  find(userId: number, credentialId: string): Promise<PasskeyEntity | null> {
    return this.db.findOneBy(PasskeyEntity, { userId, credentialId });
  }

  /** @returns whether no account had it */
  async insert(passkey: NewPasskey, tx: EntityManager): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(PasskeyEntity)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length === 1;
  }

  /** @returns whether it was there, and no newer signature has been counted meanwhile */
  async use(id: string, counter: number): Promise<boolean> {
    const [, used] = (await this.db.query(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [id, counter],
    )) as [unknown[], number];
    return used === 1;
  }

  /** @returns whether the account had it */
  async remove(userId: number, id: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(PasskeyEntity, { id, userId });
    return affected === 1;
  }
}
