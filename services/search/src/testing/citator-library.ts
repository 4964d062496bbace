import { citationKey } from '@casewright/law/citations';
import type { LibraryRecord } from '@casewright/law/records';
import type { DataSource } from 'typeorm';
import { CitationResolver } from '../citator/citation-resolver.js';
import { CitatorRepository } from '../citator/citator.repository.js';
import { CitatorStage } from '../citator/citator.stage.js';
import { DecisionMerger } from '../citator/same-decision/decision-merger.js';
import { MergedCasesRepository } from '../citator/same-decision/merged-cases.repository.js';
import { SameDecisionGrouper } from '../citator/same-decision/same-decision.grouper.js';
import {
  SameDecisionRepository,
  standsForDecision,
} from '../citator/same-decision/same-decision.repository.js';
import { LibraryRepository } from '../library/library.repository.js';
import { LibraryWriter } from '../library/library-writer.js';

/** A library that has the citator as its only stage. */
export interface CitatorLibrary {
  db: DataSource;
  writer: LibraryWriter;
  /** Stores the records and publishes. */
  load(...records: LibraryRecord[]): Promise<void>;
  /** The graph by source ids, ascending: `citing -> cited ×depth`. */
  graph(): Promise<string[]>;
  /** How many cases cite each, by source id. */
  citedBy(): Promise<Record<string, number>>;
  caseId(sourceId: string): Promise<number>;
}

/**
 * The library in a search schema that is migrated.
 *
 * @param atOnce how many cases, and places of others, are resolved together
 */
export function citatorLibraryIn(
  db: DataSource,
  atOnce?: CitationResolver['atOnce'],
): CitatorLibrary {
  const library = new LibraryRepository(db);
  const decisions = new SameDecisionRepository();
  const resolver = new CitationResolver();
  if (atOnce) resolver.atOnce = atOnce;
  const stage = new CitatorStage(
    library,
    new CitatorRepository(),
    decisions,
    new SameDecisionGrouper(decisions, new DecisionMerger(new MergedCasesRepository())),
    resolver,
  );
  const writer = new LibraryWriter(library, [stage]);
  return {
    db,
    writer,
    load: async (...records) => {
      await writer.store(records, null);
      await writer.publish();
    },
    graph: () => readGraph(db),
    citedBy: () => readCounts(db),
    caseId: async (sourceId) => {
      const [row] = (await db.query('SELECT id FROM cases WHERE source_id = $1', [sourceId])) as {
        id: number;
      }[];
      return row!.id;
    },
  };
}

async function readGraph(db: DataSource): Promise<string[]> {
  const rows = (await db.query(`
    SELECT a.source_id AS citing, coalesce(b.source_id, '?' || e.cited_key) AS cited,
           sum(e.depth)::integer AS depth
      FROM citation_edges e JOIN cases a ON a.id = e.citing_case_id
      LEFT JOIN cases b ON b.id = e.cited_case_id
     GROUP BY 1, 2 ORDER BY 1, 2`)) as { citing: string; cited: string; depth: number }[];
  return rows.map(({ citing, cited, depth }) => `${citing} -> ${cited} ×${depth}`);
}

async function readCounts(db: DataSource): Promise<Record<string, number>> {
  const rows = (await db.query(`
    SELECT c.source_id, count(DISTINCT r.citing_case_id)::integer AS cited_by
      FROM cases c
      LEFT JOIN cited_cases r ON r.cited_case_id = c.id AND ${standsForDecision('r.citing_case_id')}
     WHERE c.published GROUP BY c.source_id ORDER BY 1`)) as {
    source_id: string;
    cited_by: number;
  }[];
  return Object.fromEntries(rows.map((row) => [row.source_id, row.cited_by]));
}

/** A record with only what matters for citations; each text is an opinion. */
export function citingRecord(
  sourceId: string,
  name: string,
  citations: string[],
  texts: string[],
  over: Partial<LibraryRecord['case']> = {},
): LibraryRecord {
  return {
    case: {
      sourceId,
      source: 'jsonl',
      name,
      fullName: null,
      nameShort: null,
      citations,
      citationKeys: citations.map(citationKey),
      courtId: 'scotus',
      courtName: 'Supreme Court of the United States',
      jurisdiction: 'United States',
      decided: null,
      year: 1980,
      docket: null,
      author: null,
      topics: [],
      summary: '',
      keyPoints: [],
      subsequentHistory: [],
      precedentialStatus: null,
      judges: null,
      syllabus: null,
      sourceUrl: null,
      contentHash: JSON.stringify([name, citations, texts, over]),
      ...over,
    },
    opinions: texts.map((text, at) => ({
      kind: at === 0 ? 'lead' : 'dissent',
      author: null,
      text,
      structure: { pages: [], footnotes: [], runs: [] },
    })),
    cites: [],
    parentheticals: [],
  };
}
