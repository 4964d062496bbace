import { createDataSource } from '@casewright/database';
import { AuditRepository } from './audit/audit.repository.js';
import { authDatabase } from './database/auth-database.js';

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
