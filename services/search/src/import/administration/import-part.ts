import type { ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { ImportsRepository } from '../runs/imports.repository.js';

/** What the diagnostics say about the newest import. */
@Injectable()
export class ImportPart {
  constructor(
    private readonly imports: ImportsRepository,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    registry?.registerPart(() => this.read());
  }

  async read(): Promise<Partial<ServiceParts>> {
    const [newest] = await this.imports.list(1);
    if (!newest) return { newestImport: null };
    const { id, state, format, error } = newest;
    const at = newest.finishedAt ?? newest.startedAt ?? newest.createdAt;
    return {
      newestImport: {
        id,
        state,
        format,
        error,
        label: newest.sourceLabel,
        at: at.toISOString(),
        added: newest.recordsNew,
        changed: newest.recordsChanged,
        bad: newest.recordsBad,
      },
    };
  }
}
