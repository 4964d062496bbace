import { createHash } from 'node:crypto';
import type { SourceCase } from '@casewright/law/records';
import type { DataSource } from 'typeorm';
import type { KnownCase } from '../../library/library.repository.js';
import type { LibraryWriter } from '../../library/library-writer.js';
import type { CaseToPrepare } from '../preparation/prepare-batch.js';
import type { ImportCounts } from './import.entity.js';
import type { ImportsRepository } from './imports.repository.js';

export interface ReadCase {
  case: SourceCase;
  /** The file's label, and where in it. */
  file: string;
  place: string;
  hash: string;
}

export interface NewCaseToStore extends CaseToPrepare {
  file: string;
  place: string;
  isNew: boolean;
}

export type BatchTotals = Omit<ImportCounts, 'bad'>;

export interface SortTools {
  db: DataSource;
  writer: LibraryWriter;
  imports: ImportsRepository;
}

/** Finds out which of the cases are new or changed. */
export async function sortBatch(
  batch: ReadCase[],
  { db, writer, imports }: SortTools,
  importId: number,
): Promise<{ items: NewCaseToStore[]; totals: BatchTotals }> {
  const distinct = richestById(batch);
  const first = await imports.firstSeen(
    distinct.map((item) => ({ sourceId: item.case.sourceId, hasText: hasText(item.case) })),
  );
  const known = await writer.known(
    distinct.map((item) => item.case.sourceId),
    db.manager,
  );
  const unchanged = batch.length - distinct.length;
  const totals = { read: batch.length, added: 0, changed: 0, unchanged };
  const items: NewCaseToStore[] = [];
  for (const item of distinct) {
    const verdict = first.has(item.case.sourceId)
      ? judge(item, known.get(item.case.sourceId), importId)
      : // The first record of a case wins, unless a later one brings the text that it lacks.
        UNCHANGED;
    totals[verdict.counts] += 1;
    if (!verdict.store) continue;
    const { file, place, hash: contentHash } = item;
    items.push({ case: item.case, contentHash, file, place, isNew: verdict.counts === 'added' });
  }
  return { items, totals };
}

interface Verdict {
  counts: 'added' | 'changed' | 'unchanged';
  store: boolean;
}

const UNCHANGED: Verdict = { counts: 'unchanged', store: false };

function judge(item: ReadCase, known: KnownCase | undefined, importId: number): Verdict {
  if (!known) return { counts: 'added', store: true };
  if (known.contentHash === item.hash) {
    if (known.importId !== importId) return UNCHANGED;
    // Stored by this import before it was interrupted.
    return { counts: known.isAdded ? 'added' : 'changed', store: false };
  }
  if (known.hasOpinions && !hasText(item.case)) return UNCHANGED;
  return { counts: 'changed', store: true };
}

/** One record of each case, the first, or the first with text. */
function richestById(batch: ReadCase[]): ReadCase[] {
  const chosen = new Map<string, ReadCase>();
  for (const item of batch) {
    const before = chosen.get(item.case.sourceId);
    if (!before || (hasText(item.case) && !hasText(before.case))) {
      chosen.set(item.case.sourceId, item);
    }
  }
  return [...chosen.values()];
}

function hasText({ casebody, opinions }: SourceCase): boolean {
  return casebody !== null || opinions.some(({ content }) => content.trim() !== '');
}

/** Raised when preparation makes something else of the same record, so that all are made again. */
const PREPARATION = 4;

/** SHA-256 of a record as its source has it. */
export function contentHash(item: SourceCase): string {
  const hash = createHash('sha256').update(String(PREPARATION));
  const { opinions, casebody, ...fields } = item;
  hash.update(JSON.stringify(fields));
  for (const { kind, author, format, content } of opinions) {
    hash.update(`\0${kind}\0${author ?? ''}\0${format}\0`).update(content);
  }
  if (casebody !== null) hash.update('\0').update(casebody);
  return hash.digest('hex');
}
