import type { ServiceDefinition } from '@casewright/messaging';
import { loadConfig } from '@casewright/platform';
import { AnalysisModule } from './analysis.module.js';
import { chooseEngine } from './engines/openai/settings/model-settings.js';
import { JobsConfig } from './jobs/jobs-config.js';

export { checkText } from '@casewright/law/checking';
export { analysisDatabase } from './database/analysis-database.js';

export { type DocumentReader, openReader } from './documents/open-reader.js';

/** Documents read and analyzed, and citations written and checked. */
export const analysisService: ServiceDefinition = {
  name: 'analysis',
  module: ({ databaseUrl }) =>
    AnalysisModule.forDatabase(databaseUrl, chooseEngine(), loadConfig(JobsConfig)),
  jobConcurrency: () => loadConfig(JobsConfig).JOB_CONCURRENCY,
};
