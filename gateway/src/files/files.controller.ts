import {
  type AccountsFilter,
  exportAccounts,
  exportAuditLog,
  exportFile,
  exportLeads,
  exportOwnData,
} from '@casewright/contracts';
import { Controller, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Serves } from '../routes/serves.decorator.js';
import { CurrentSession } from '../sessions/session.guard.js';
import type { Session } from '../sessions/session-store.js';
import { ExportFiles } from './export-files.js';
import { ListFiles } from './list-files.js';
import { OwnDataFile } from './own-data-file.js';

/** Routes that answer with files. */
@Controller()
export class FilesController {
  constructor(
    private readonly exports: ExportFiles,
    private readonly lists: ListFiles,
    private readonly ownData: OwnDataFile,
  ) {}

  @Serves(exportFile)
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.exports.send(request, response);
  }

  @Serves(exportAuditLog)
  exportAuditLog(@Res() response: Response): Promise<void> {
    return this.lists.sendAudit(response);
  }

  @Serves(exportLeads)
  exportLeads(@Res() response: Response): Promise<void> {
    return this.lists.sendLeads(response);
  }

  @Serves(exportAccounts)
  exportAccounts(
    @Query({ schema: exportAccounts.http.def.query }) filter: AccountsFilter,
    @Res() response: Response,
  ): Promise<void> {
    return this.lists.sendAccounts(filter, response);
  }

  @Serves(exportOwnData)
  exportOwnData(@CurrentSession() { user }: Session, @Res() response: Response): Promise<void> {
    return this.ownData.send(user, response);
  }
}
