import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type SearchRequest,
  SearchRequestSchema,
  type SearchResponse,
} from '@casewright/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CasesService } from '../cases/cases.service.js';
import type { OpenSearchSettings } from '../engines/opensearch/cluster/opensearch-settings.js';
import { ImportRunner, type RunOptions } from '../import/runs/import-runner.js';
import type { ImportSnapshot } from '../import/runs/import-session.js';
import { StarterLoader } from '../import/starter/starter-loader.js';
import { SearchModule } from '../search.module.js';
import type { EmbeddingSettings } from '../vectors/embedding-settings.js';

const BRING = StarterLoader.prototype.onApplicationBootstrap;

/** The search service's insides over a test database, without its bus. */
export class LibraryContext {
  /** The addresses of libraries to which a start brings nothing. */
  static readonly keptAsTheyAre = new Set<string>();

  private constructor(readonly context: INestApplicationContext) {}

  static async open(
    url: string,
    embedding: EmbeddingSettings | null = null,
    openSearch: OpenSearchSettings | null = null,
  ): Promise<LibraryContext> {
    const module = SearchModule.forDatabase(url, embedding, false, openSearch);
    const isKept = LibraryContext.keptAsTheyAre.has(url);
    StarterLoader.prototype.onApplicationBootstrap = isKept ? async () => {} : BRING;
    try {
      return new LibraryContext(
        await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false }),
      );
    } finally {
      StarterLoader.prototype.onApplicationBootstrap = BRING;
    }
  }

  get db(): DataSource {
    return this.context.get(DataSource);
  }

  import(paths: string[], options: Partial<RunOptions> = {}): Promise<ImportSnapshot> {
    const { signal } = new AbortController();
    return this.context.get(ImportRunner).run({ signal, ...options, paths });
  }

  /** Imports records as a file of neutral JSONL has them. */
  async importRecords(...records: object[]): Promise<ImportSnapshot> {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-records-'));
    try {
      const file = join(folder, 'cases.jsonl');
      await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      return await this.import([file]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  search(query: string, more: Omit<SearchRequest, 'query'> = {}): Promise<SearchResponse> {
    return this.context.get(CasesService).find(SearchRequestSchema.parse({ query, ...more }));
  }

  query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.db.query(sql, parameters);
  }

  /** All that an import leaves, without what differs from run to run: numbers and times. */
  async dump(): Promise<Record<string, unknown[]>> {
    const tables: Record<string, string> = {
      cases: `SELECT to_jsonb(c) - 'id' - 'import_id' - 'created_at' - 'updated_at' AS row
                FROM cases c ORDER BY source_id`,
      opinions: `SELECT c.source_id, o.ordinal, o.kind, o.author, md5(o.text) AS text, o.structure
                   FROM opinions o JOIN cases c ON c.id = o.case_id ORDER BY 1, 2`,
      citations: `SELECT c.source_id, s.cited_source_id, s.depth
                    FROM source_citations s JOIN cases c ON c.id = s.case_id ORDER BY 1, 2`,
      parentheticals: `SELECT c.source_id, s.describing_source_id, s.text, s.score
                         FROM source_parentheticals s JOIN cases c ON c.id = s.case_id
                        ORDER BY 1, 4 DESC, 3`,
      imports: `SELECT state, format, files, bytes_total, records_read, records_new,
                       records_changed, records_unchanged, records_bad FROM imports ORDER BY id`,
      problems: 'SELECT file, place, reason, excerpt FROM import_problems ORDER BY file, place',
    };
    const rows = await Promise.all(Object.values(tables).map((sql) => this.query(sql)));
    return Object.fromEntries(Object.keys(tables).map((name, at) => [name, rows[at] ?? []]));
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
