import {
  cancelImport,
  getImport,
  libraryHeld,
  libraryOverview,
  listImports,
  startImport,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LibraryService } from './library.service.js';

@Controller()
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @OnCall(libraryOverview)
  overview() {
    return this.library.overview();
  }

  @OnCall(libraryHeld)
  held() {
    return this.library.held();
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
