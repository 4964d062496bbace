import { analysisDatabase } from '@casewright/analysis-service';
import { authDatabase, refuseBrokenChain } from '@casewright/auth-service';
import type { ServiceName } from '@casewright/contracts';
import type { Databases } from '@casewright/database';
import { exportDatabase } from '@casewright/export-service';
import { searchDatabase } from '@casewright/search-service';

/** Every schema of the product, and what makes its tables. */
export const DATABASES = {
  auth: authDatabase,
  search: searchDatabase,
  analysis: analysisDatabase,
  export: exportDatabase,
} satisfies Databases & Record<ServiceName, unknown>;

/** What has to hold of a restored installation beside its rows. */
export async function checkRestored(urls: Readonly<Record<string, string>>): Promise<void> {
  await refuseBrokenChain(urls.auth ?? '');
}
