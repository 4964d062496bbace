import { reading } from '@casewright/platform/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CaseTableRepository } from '../../record/case-table.repository.js';

/** Tells which generation of the index there is, and how many cases it has. */
@Injectable()
export class IndexReadings implements OnApplicationShutdown {
  private readonly ends: (() => void)[];
  private readonly cases = new CaseTableRepository();

  constructor(private readonly db: DataSource) {
    const generation = () => this.cases.generation(this.db);
    this.ends = [
      reading('search_generation', 'Number of the newest index', [], async () => [
        { labels: {}, value: (await generation()).generation },
      ]),
      reading('library_cases', 'Cases that searches find', [], async () => [
        { labels: {}, value: (await generation()).caseCount },
      ]),
    ];
  }

  onApplicationShutdown(): void {
    for (const end of this.ends) end();
  }
}
