import type { ServiceDefinition } from '@casewright/messaging';
import { ExportModule } from './export.module.js';

/** PDF, DOCX and CSV files; so far it answers for its health. */
export const exportService: ServiceDefinition = {
  name: 'export',
  module: ({ databaseUrl }) => ExportModule.forDatabase(databaseUrl),
};
