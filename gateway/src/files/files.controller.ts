import { exportAuditLog, exportFile, exportLeads, exportOwnData } from '@casewright/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Serves } from '../routes/serves.decorator.js';
import { CurrentSession } from '../sessions/session.guard.js';
import type { Session } from '../sessions/session-store.js';
import { AuditFile } from './audit-file.js';
import { ExportFiles } from './export-files.js';
import { LeadsFile } from './leads-file.js';
import { OwnDataFile } from './own-data-file.js';

/** Routes that answer with files. */
@Controller()
export class FilesController {
  constructor(
    private readonly exports: ExportFiles,
    private readonly auditFile: AuditFile,
    private readonly leadsFile: LeadsFile,
    private readonly ownData: OwnDataFile,
  ) {}

  @Serves(exportFile)
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.exports.send(request, response);
  }

  @Serves(exportAuditLog)
  exportAuditLog(@Res() response: Response): Promise<void> {
    return this.auditFile.send(response);
  }

  @Serves(exportLeads)
  exportLeads(@Res() response: Response): Promise<void> {
    return this.leadsFile.send(response);
  }

  @Serves(exportOwnData)
  exportOwnData(@CurrentSession() { user }: Session, @Res() response: Response): Promise<void> {
    return this.ownData.send(user, response);
  }
}
