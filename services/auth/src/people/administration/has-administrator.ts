import { createDataSource } from '@casewright/database';
import { authDatabase } from '../../database/auth-database.js';
import { UserEntity } from '../../database/entities/user.entity.js';

/** Whether the installation at an address of the auth service has an administrator. */
export async function hasAdministrator(url: string): Promise<boolean> {
  const db = await createDataSource(authDatabase(url)).initialize();
  try {
    return await db.getRepository(UserEntity).existsBy({ isAdmin: true });
  } finally {
    await db.destroy();
  }
}
