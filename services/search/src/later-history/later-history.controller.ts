import {
  type HistoryFile,
  type HistoryImport,
  importHistory,
  listHistoryFiles,
  lookUpNames,
  type NamedDecision,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { assertAdmin } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LaterHistoryRepository } from './later-history.repository.js';
import { LaterHistoryService } from './later-history.service.js';
import { NamedDecisionsService } from './named-decisions.service.js';
import { readHistoryFile } from './read-history-file.js';

/** What only an administrator may do. */
const LOOKING_AFTER_IT = 'look after the library';

@Controller()
export class LaterHistoryController {
  constructor(
    private readonly repository: LaterHistoryRepository,
    private readonly later: LaterHistoryService,
    private readonly named: NamedDecisionsService,
  ) {}

  /** A file without entries takes those of the earlier one of its name away. */
  @OnCall(importHistory)
  async import({ name, csv }: z.output<typeof importHistory.request>): Promise<HistoryImport> {
    assertAdmin(LOOKING_AFTER_IT);
    const { events, problems } = readHistoryFile(csv, `imported by an administrator (${name})`);
    if (problems.length > 0) return { stored: 0, problems };
    await this.repository.replaceFile(name, events);
    this.later.forget();
    this.named.forget();
    return { stored: events.length, problems };
  }

  @OnCall(listHistoryFiles)
  files(): Promise<HistoryFile[]> {
    assertAdmin(LOOKING_AFTER_IT);
    return this.repository.files();
  }

  @OnCall(lookUpNames)
  lookUpNames({ names }: z.output<typeof lookUpNames.request>): Promise<(NamedDecision | null)[]> {
    return this.named.lookUp(names);
  }
}
