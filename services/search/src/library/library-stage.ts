import type { EntityManager } from 'typeorm';

/** An opinion as it was just stored. */
export interface LoadedOpinion {
  opinionId: number;
  ordinal: number;
  kind: string;
  text: string;
}

/** A case as it was just stored, with what is derived from it still in memory. */
export interface LoadedCase {
  caseId: number;
  sourceId: string;
  name: string;
  citations: string[];
  courtId: string;
  jurisdiction: string;
  /** `YYYY-MM-DD`, or null where only the year is known. */
  decided: string | null;
  year: number;
  docket: string | null;
  topics: string[];
  summary: string;
  syllabus: string | null;
  keyPoints: string[];
  opinions: LoadedOpinion[];
}

/**
 * Something derived from the cases: the citation graph, the index. A loader stores cases in
 * batches and hands each batch to every stage in the same transaction; when all are stored it
 * publishes. A loader that dies in between leaves cases that are stored but not published; the
 * next one takes them up. Stages run in the order in which the module lists them.
 */
export interface LibraryStage {
  /** Derives what one case alone can tell. Called again for a case whose record has changed. */
  load(cases: LoadedCase[], tx: EntityManager): Promise<void>;
  /** Forgets cases that are about to be deleted. */
  remove(caseIds: number[], tx: EntityManager): Promise<void>;
  /** Derives what needs the whole library, and makes it visible to readers. */
  publish(): Promise<void>;
}

/** Injection token for the stages, in order. */
export const LIBRARY_STAGES = Symbol('casewright:library-stages');
