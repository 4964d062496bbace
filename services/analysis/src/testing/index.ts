import * as extraction from '@casewright/extraction/testing';

/** What specs start of the service as it is built: the child that reads files, and threads. */
export const buildChild = (): void => extraction.buildChild('services/analysis');
