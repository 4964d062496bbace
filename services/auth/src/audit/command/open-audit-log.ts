import { createDataSource } from '@casewright/database';
import { authDatabase } from '../../database/auth-database.js';
import { AuditRepository } from '../audit.repository.js';

/** The audit log as a command sees it, beside the service. */
export interface OpenAuditLog {
  readonly entries: AuditRepository;
  close(): Promise<void>;
}

/** @param url a role that may read the auth schema */
export async function openAuditLog(url: string): Promise<OpenAuditLog> {
  const db = await createDataSource(authDatabase(url)).initialize();
  return { entries: new AuditRepository(db), close: () => db.destroy() };
}
