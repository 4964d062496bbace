import type { CaseToAnalyze } from '@casewright/law/records';
import type { EntityManager } from 'typeorm';

/** A case as it was just stored. */
export interface LoadedCase {
  caseId: number;
  /** Nothing was stored of it before: there is nothing to replace. */
  isNew: boolean;
  /** In the order of the report. */
  opinionIds: number[];
  /** What each stage's analyzer made of the case, by the analyzer's name. */
  analyses: Readonly<Record<string, unknown>>;
}

/**
 * The heavy part of a stage that needs the case alone: no database, no state. An import runs it
 * in worker threads while earlier cases are being written, and hands its answer to `load` in
 * `analyses[name]`; that answer crosses threads, so it is made of plain values and typed arrays.
 */
export interface StageAnalyzer {
  readonly name: string;
  /** Address of the built module that exports `begin`: `new URL('./x.js', import.meta.url).href`. */
  readonly module: string;
  /**
   * The same function, for loaders that analyze in their own thread. What it returns analyzes the
   * cases of one batch, or one import, and may leave out what an earlier case of it has brought.
   */
  begin(): (item: CaseToAnalyze) => unknown;
}

/**
 * Something derived from the cases: the citation graph, the index. A loader stores cases in
 * batches and hands each batch to every stage in the same transaction; when all are stored it
 * publishes. A loader that dies in between leaves cases that are stored but not published; the
 * next one takes them up. Stages run in the order in which the module lists them.
 */
export interface LibraryStage {
  readonly analyzer?: StageAnalyzer;
  /** Derives what one case alone can tell. Called again for a case whose record has changed. */
  load(cases: LoadedCase[], tx: EntityManager): Promise<void>;
  /** Forgets cases that are about to be deleted. */
  remove(caseIds: number[], tx: EntityManager): Promise<void>;
  /**
   * Whether something that readers should see waits for `publish`: a migration has left it, or a
   * process that was killed.
   */
  isWaiting(): Promise<boolean>;
  /**
   * Derives what needs the whole library, and makes it visible to readers.
   *
   * @param earlier resolves when the stages before this one have published; what rests on none of
   *   them need not wait for it
   */
  publish(earlier: Promise<unknown>): Promise<void>;
}

/** Injection token for the stages, in order. */
export const LIBRARY_STAGES = Symbol('casewright:library-stages');
