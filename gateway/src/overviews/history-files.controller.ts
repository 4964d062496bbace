import { type HistoryFile, historyFiles, listHistoryFiles } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject } from '@nestjs/common';
import { Serves } from '../routes/serves.decorator.js';
import { peopleOf } from './user-names.js';

/** Files of later history; the search service refuses anyone who is not an administrator. */
@Controller()
export class HistoryFilesController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(historyFiles)
  async list(): Promise<HistoryFile[]> {
    const files = await this.bus.call(listHistoryFiles, {});
    const person = await peopleOf(
      this.bus,
      files.flatMap(({ importedBy }) => importedBy ?? []),
    );
    return files.map((file) => ({
      ...file,
      importedBy: file.importedBy === null ? null : person(file.importedBy),
    }));
  }
}
