import { analysisDatabase } from '@casewright/analysis-service';
import { authDatabase, brokenChain } from '@casewright/auth-service';
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

/** What is wrong with a restored installation though all its rows are there, in a few words. */
export function checkRestored(urls: Readonly<Record<string, string>>): Promise<string | null> {
  return brokenChain(urls.auth ?? '');
}
