import {
  cancelImport,
  getImport,
  libraryHeld,
  libraryOverview,
  listImports,
  removeSource,
  startImport,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LibraryService } from './library.service.js';
import { SourceRemoval } from './source-removal.js';

@Controller()
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly removal: SourceRemoval,
  ) {}

  @OnCall(libraryOverview)
  overview() {
    return this.library.overview();
  }

  @OnCall(libraryHeld)
  held() {
    return this.library.held();
  }

  @OnCall(removeSource)
  async removeSource({ id }: z.output<typeof removeSource.request>) {
    await this.library.assertNoImport();
    return this.removal.start(id);
  }

  @OnCall(listImports)
  list() {
    return this.library.list();
  }

  @OnCall(getImport)
  get({ id, page }: z.output<typeof getImport.request>) {
    return this.library.get(id, page);
  }

  @OnCall(startImport)
  start({ path }: z.output<typeof startImport.request>) {
    return this.library.start(path);
  }

  @OnCall(cancelImport)
  cancel({ id }: z.output<typeof cancelImport.request>) {
    return this.library.cancel(id);
  }
}
