import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Extraction } from '@casewright/extraction';
import { loadConfig } from '@casewright/platform';
import { DocumentsConfig } from './documents-config.js';
import { Extractor } from './extractor.js';

export interface DocumentReader {
  /** @throws AppError with the sentence for whoever gave the file */
  read(path: string): Promise<Extraction>;
  close(): void;
}

/** Reads files for a command as uploaded ones are read: each in a confined process. */
export function openReader(): DocumentReader {
  const extractor = new Extractor(loadConfig(DocumentsConfig));
  return {
    read: (path) => extractor.extract(basename(path), createReadStream(path)),
    close: () => extractor.onApplicationShutdown(),
  };
}
