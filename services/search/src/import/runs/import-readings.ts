import { type Reading, reading } from '@casewright/platform/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportState } from './import.entity.js';

interface Newest {
  state: ImportState | 'none';
  read: number;
  bad: number;
  finished_at: Date | null;
}

const NEWEST = `
  SELECT state, records_read AS read, records_bad AS bad, finished_at
    FROM imports ORDER BY id DESC LIMIT 1`;

const NONE: Newest = { state: 'none', read: 0, bad: 0, finished_at: null };

/** Tells what became of the newest import; imports are processes of their own. */
@Injectable()
export class ImportReadings implements OnApplicationShutdown {
  private readonly ends: (() => void)[];

  constructor(private readonly db: DataSource) {
    this.ends = [
      reading('import_newest', '1 for the state of the newest import', ['state'], () =>
        this.newest(({ state }) => [{ labels: { state }, value: 1 }]),
      ),
      reading('import_newest_records', 'Records of the newest import', ['outcome'], () =>
        this.newest(({ read, bad }) => [
          { labels: { outcome: 'read' }, value: read },
          { labels: { outcome: 'bad' }, value: bad },
        ]),
      ),
      reading('import_finished_timestamp_seconds', 'When the newest import ended', [], () =>
        this.newest(({ finished_at: at }) =>
          at ? [{ labels: {}, value: at.getTime() / 1_000 }] : [],
        ),
      ),
    ];
  }

  onApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  private async newest(tell: (newest: Newest) => Reading[]): Promise<Reading[]> {
    const [newest = NONE] = await this.db.query<Newest[]>(NEWEST);
    return tell(newest);
  }
}
