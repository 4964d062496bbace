import type { ServiceDefinition } from '@casewright/messaging';
import { ExportModule } from './export.module.js';

export { exportDatabase } from './database/export-database.js';

/** What the other services found or drafted, as PDF, Word, and CSV files. */
export const exportService: ServiceDefinition = {
  name: 'export',
  module: ({ databaseUrl }) => ExportModule.forDatabase(databaseUrl),
};
