import { analysisDatabase } from '@casewright/analysis-service';
import { AUDIT_TABLE, authDatabase, brokenChain } from '@casewright/auth-service';
import type { ServiceName } from '@casewright/contracts';
import { createDataSource, type Databases, migrate, withholdTable } from '@casewright/database';
import { exportDatabase } from '@casewright/export-service';
import { searchDatabase } from '@casewright/search-service';

/** Every schema of the product, and what makes its tables. */
export const DATABASES = {
  auth: authDatabase,
  search: searchDatabase,
  analysis: analysisDatabase,
  export: exportDatabase,
} satisfies Databases & Record<ServiceName, unknown>;

/** What is wrong with a restored installation though all its rows are there, in a few words. */
export function checkRestored(urls: Readonly<Record<string, string>>): Promise<string | null> {
  return brokenChain(urls.auth ?? '');
}

/**
 * Brings the auth schema up to date, and takes the audit log from the service that writes it.
 * @param adminUrl as for `provision`
 * @param authUrl of the service's own role
 * @returns how many migrations ran
 */
export async function keepAuditLog(adminUrl: string, authUrl: string): Promise<number> {
  const migrations = await migrate(createDataSource(authDatabase(authUrl)));
  await withholdTable(adminUrl, AUDIT_TABLE);
  return migrations;
}
