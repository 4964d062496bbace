import {
  AppError,
  type Bearers,
  type HistoryImport,
  importHistory,
  listHistoryFiles,
  lookUpBearers,
  lookUpNames,
  type NamedDecision,
  removeHistoryFile,
  type StoredHistoryFile,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { BearersService } from './bearers.service.js';
import { HistoryFilesRepository } from './history-files.repository.js';
import { LaterHistoryService } from './later-history.service.js';
import { NamedDecisionsService } from './named-decisions.service.js';
import { readHistoryFile } from './read-history-file.js';
import { TableDecisionsService } from './table-decisions.service.js';

@Controller()
export class LaterHistoryController {
  constructor(
    private readonly stored: HistoryFilesRepository,
    private readonly later: LaterHistoryService,
    private readonly named: NamedDecisionsService,
    private readonly bearers: BearersService,
    private readonly table: TableDecisionsService,
  ) {}

  /** A file without entries takes those of the earlier one of its name away. */
  @OnCall(importHistory)
  async import({ name, csv }: z.output<typeof importHistory.request>): Promise<HistoryImport> {
    const { events, problems } = readHistoryFile(csv, `imported by an administrator (${name})`);
    if (problems.length > 0) return { stored: 0, problems };
    await this.stored.replace(name, events, currentUserId());
    this.forget();
    return { stored: events.length, problems };
  }

  @OnCall(listHistoryFiles)
  files(): Promise<StoredHistoryFile[]> {
    return this.stored.list();
  }

  @OnCall(removeHistoryFile)
  async remove({ id }: z.output<typeof removeHistoryFile.request>): Promise<null> {
    if (!(await this.stored.remove(id)))
      throw new AppError('NOT_FOUND', 'This file of later history no longer exists.');
    this.forget();
    return null;
  }

  @OnCall(lookUpNames)
  lookUpNames({ names }: z.output<typeof lookUpNames.request>): Promise<(NamedDecision | null)[]> {
    return this.named.lookUp(names);
  }

  @OnCall(lookUpBearers)
  lookUpBearers({ names }: z.output<typeof lookUpBearers.request>): Promise<Bearers[]> {
    return this.bearers.lookUp(names);
  }

  private forget(): void {
    this.later.forget();
    this.named.forget();
    this.table.forget();
  }
}
