import type { StoredHistoryFile } from '@casewright/contracts';
import type { NewLaterEvent } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { replaceEvents } from './later-history.repository.js';

/** The origin of events of an administrator's file, before its name. */
const FILE = 'file:';

/** Files of later history that administrators have imported. */
@Injectable()
export class HistoryFilesRepository {
  constructor(private readonly db: DataSource) {}

  /** Replaces what a file of this name has brought; one without events takes the earlier one away. */
  replace(name: string, events: NewLaterEvent[], userId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await replaceEvents(`${FILE}${name}`, events, tx);
      await tx.query('DELETE FROM later_history_files WHERE name = $1', [name]);
      if (events.length === 0) return;
      await tx.query(
        'INSERT INTO later_history_files (name, imported_by, imported_at) VALUES ($1, $2, now())',
        [name, userId],
      );
    });
  }

  /** By name. */
  async list(): Promise<StoredHistoryFile[]> {
    const rows = (await this.db.query(
      `SELECT f.id, f.name, f.imported_by, f.imported_at, count(*)::integer AS entries
         FROM later_history_files f JOIN later_history h ON h.origin = $1 || f.name
        GROUP BY f.id ORDER BY f.name`,
      [FILE],
    )) as {
      id: number;
      name: string;
      entries: number;
      imported_by: number | null;
      imported_at: Date | null;
    }[];
    return rows.map(({ imported_by, imported_at, ...file }) => ({
      ...file,
      importedBy: imported_by,
      importedAt: imported_at?.toISOString() ?? null,
    }));
  }

  /** Whether there was such a file. */
  remove(id: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [file] = (await tx.query('SELECT name FROM later_history_files WHERE id = $1', [
        id,
      ])) as { name: string }[];
      if (!file) return false;
      await replaceEvents(`${FILE}${file.name}`, [], tx);
      await tx.query('DELETE FROM later_history_files WHERE id = $1', [id]);
      return true;
    });
  }
}
