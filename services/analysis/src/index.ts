import type { ServiceDefinition } from '@casewright/messaging';
import { AnalysisModule } from './analysis.module.js';

/** Document analysis, writing and templates; so far it answers for its health. */
export const analysisService: ServiceDefinition = {
  name: 'analysis',
  module: ({ databaseUrl }) => AnalysisModule.forDatabase(databaseUrl),
};
