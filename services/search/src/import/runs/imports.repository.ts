import type { SourceProblem } from '@casewright/law/records';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InputFile } from '../files/find-inputs.js';
import { type ImportCounts, type ImportEntity, ImportEntity as Imports } from './import.entity.js';
import { ImportFileEntity } from './import-file.entity.js';
import { IMPORT_LOCK_IS_HELD } from './import-lock.js';
import { ImportProblemEntity } from './import-problem.entity.js';

/** How far an import is, as its row says it. */
export interface ImportProgress {
  stage: string;
  bytesDone: number;
  counts: ImportCounts;
}

export interface FileProblem extends SourceProblem {
  file: string;
}

@Injectable()
export class ImportsRepository {
  constructor(private readonly db: DataSource) {}

  async create(sourceLabel: string, paths: string[], state: 'queued' | 'running'): Promise<number> {
    const { id } = await this.db.getRepository(Imports).save({ sourceLabel, paths, state });
    return id;
  }

  find(id: number): Promise<ImportEntity | null> {
    return this.db.getRepository(Imports).findOneBy({ id });
  }

  /** Newest first. */
  list(limit: number): Promise<ImportEntity[]> {
    return this.db.getRepository(Imports).find({ order: { id: 'DESC' }, take: limit });
  }

  /** The last import of exactly these paths that has not come to its end. */
  async unfinished(paths: string[]): Promise<ImportEntity | null> {
    return this.db
      .getRepository(Imports)
      .createQueryBuilder('i')
      .where("i.paths = :paths AND i.state IN ('interrupted', 'failed')", { paths })
      .orderBy('i.id', 'DESC')
      .getOne();
  }

  /** Nobody imports at the moment: what says otherwise was killed. */
  async markKilledAsInterrupted(): Promise<void> {
    await this.db.query(
      `UPDATE imports SET state = 'interrupted', stage = NULL, finished_at = now()
        WHERE state = 'running'`,
    );
  }

  /**
   * Whoever imports holds the lock: what says that it runs while nobody holds it was killed, with its
   * process or with the machine. An import that waits holds none yet.
   *
   * @param started by this process, which learns of their end itself
   */
  async markAbandonedAsInterrupted(
    states: readonly ('running' | 'queued')[],
    started: readonly number[],
  ): Promise<void> {
    await this.db.query(
      `UPDATE imports SET state = 'interrupted', stage = NULL, finished_at = now()
        WHERE state = ANY($1) AND id <> ALL($2) AND NOT ${IMPORT_LOCK_IS_HELD}`,
      [states, started],
    );
  }

  /**
   * Begins a run. Problems of the files that an earlier run has staged are kept, as those files
   * are not read again; returns how many.
   */
  async start(
    id: number,
    format: string,
    files: readonly InputFile[],
    staged: readonly InputFile[],
  ): Promise<number> {
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    return this.db.transaction(async (tx) => {
      await tx.query(
        `UPDATE imports SET state = 'running', stage = 'reading', format = $2, files = $3,
           bytes_total = $4, bytes_done = 0, started_at = coalesce(started_at, now()),
           finished_at = NULL, error = NULL, cancel_requested = false
          WHERE id = $1`,
        [id, format, files.length, total],
      );
      await this.startFiles(id, files, staged, tx);
      await tx.query('TRUNCATE import_seen');
      await tx.query('DELETE FROM import_problems WHERE import_id = $1 AND file <> ALL($2)', [
        id,
        staged.map((file) => file.label),
      ]);
      return tx.getRepository(ImportProblemEntity).countBy({ importId: id });
    });
  }

  private async startFiles(
    id: number,
    files: readonly InputFile[],
    staged: readonly InputFile[],
    tx: EntityManager,
  ): Promise<void> {
    const keep = staged.map((file) => file.path);
    await tx.query('DELETE FROM import_files WHERE import_id = $1 AND path <> ALL($2)', [id, keep]);
    const fresh = files.filter((file) => !keep.includes(file.path));
    await tx.query(
      `INSERT INTO import_files (import_id, path, label, fingerprint)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])`,
      [
        id,
        fresh.map((file) => file.path),
        fresh.map((file) => file.label),
        fresh.map((file) => file.fingerprint),
      ],
    );
  }

  /** Writes the progress; returns whether someone asked the import to stop. */
  async saveProgress(id: number, progress: ImportProgress, tx: EntityManager): Promise<boolean> {
    const { counts } = progress;
    const [rows] = (await tx.query(
      `UPDATE imports SET stage = $2, bytes_done = $3, records_read = $4, records_new = $5,
         records_changed = $6, records_unchanged = $7, records_bad = $8
        WHERE id = $1 RETURNING cancel_requested`,
      [
        id,
        progress.stage,
        progress.bytesDone,
        counts.read,
        counts.added,
        counts.changed,
        counts.unchanged,
        counts.bad,
      ],
    )) as [{ cancel_requested: boolean }[], number];
    return rows[0]?.cancel_requested === true;
  }

  async finish(
    id: number,
    state: 'done' | 'failed' | 'interrupted',
    error: string | null,
  ): Promise<void> {
    await this.db.query(
      `UPDATE imports SET state = $2, error = $3, stage = NULL, finished_at = now(),
         bytes_done = CASE WHEN $2 = 'done' THEN bytes_total ELSE bytes_done END
        WHERE id = $1`,
      [id, state, error],
    );
  }

  /** An unfinished import is going to be run once more. */
  async queueAgain(id: number): Promise<void> {
    await this.db
      .getRepository(Imports)
      .update({ id }, { state: 'queued', error: null, finishedAt: null, cancelRequested: false });
  }

  async requestCancel(id: number): Promise<void> {
    await this.db.getRepository(Imports).update({ id }, { cancelRequested: true });
  }

  async addProblems(
    id: number,
    problems: readonly FileProblem[],
    tx: EntityManager,
  ): Promise<void> {
    if (problems.length === 0) return;
    await tx.query(
      `INSERT INTO import_problems (import_id, file, place, reason, excerpt)
       SELECT $1, file, place, reason, excerpt
         FROM jsonb_to_recordset($2::jsonb)
           AS p(file text, place text, reason text, excerpt text)
       ON CONFLICT (import_id, file, place) DO UPDATE SET reason = excluded.reason`,
      [id, JSON.stringify(problems)],
    );
  }

  problems(id: number, offset: number, limit: number): Promise<[ImportProblemEntity[], number]> {
    return this.db
      .getRepository(ImportProblemEntity)
      .findAndCount({ where: { importId: id }, order: { id: 'ASC' }, skip: offset, take: limit });
  }

  /** Of these files, those that an earlier run of this import has read whole as they are now. */
  async alreadyDone<F extends InputFile>(id: number, files: readonly F[]): Promise<F[]> {
    const rows = await this.db
      .getRepository(ImportFileEntity)
      .find({ select: { path: true, fingerprint: true }, where: { importId: id, done: true } });
    const done = new Map(rows.map((row) => [row.path, row.fingerprint]));
    return files.filter((file) => done.get(file.path) === file.fingerprint);
  }

  /** Notes files that have been read to their end. */
  async filesRead(
    id: number,
    files: readonly { path: string; records: number }[],
    tx: EntityManager,
  ): Promise<void> {
    if (files.length === 0) return;
    await tx.query(
      `UPDATE import_files f SET records = r.records, done = true
         FROM unnest($2::text[], $3::integer[]) AS r (path, records)
        WHERE f.import_id = $1 AND f.path = r.path`,
      [id, files.map(({ path }) => path), files.map(({ records }) => records)],
    );
  }

  /** The staging tables were emptied: no import has files in them anymore. */
  async forgetStagedFiles(): Promise<void> {
    await this.db.getRepository(ImportFileEntity).update({ done: true }, { done: false });
  }

  /**
   * Of these records, those that come for the first time in this run, and those that come again
   * with the text that they lacked before. Asked for distinct ids.
   */
  async firstSeen(items: readonly { sourceId: string; hasText: boolean }[]): Promise<Set<string>> {
    const rows = (await this.db.query(
      `INSERT INTO import_seen (source_id, has_text)
       SELECT * FROM unnest($1::text[], $2::boolean[])
       ON CONFLICT (source_id) DO UPDATE SET has_text = true
         WHERE excluded.has_text AND NOT import_seen.has_text
       RETURNING source_id`,
      [items.map((item) => item.sourceId), items.map((item) => item.hasText)],
    )) as { source_id: string }[];
    return new Set(rows.map((row) => row.source_id));
  }
}
