import {
  AppError,
  LAW_LIMITS,
  type LawOrder,
  type LawPlan,
  type LawReporter,
  type LibraryImport,
} from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';
import { CapLists } from '../fetching/cap-lists.js';
import { sizesOf } from '../fetching/file-sizes.js';
import { LawFiles } from '../fetching/law-files.js';
import { toLawPath } from '../fetching/law-order.js';
import { broughtDir } from '../fetching/law-places.js';
import { secondsFor } from '../fetching/time-needed.js';
import { ImportError } from '../source/import-error.js';
import { LibraryService } from './library.service.js';

/** A call has to be answered before its deadline. */
const WITHIN_MS = 20_000;

/** Law that publishers have, for administrators to add. */
@Injectable()
export class LawService {
  constructor(
    private readonly lists: CapLists,
    private readonly files: LawFiles,
    private readonly library: LibraryService,
  ) {}

  /** All words are in a reporter's names or its states; those whose name is the query come first. */
  reporters(query: string): Promise<LawReporter[]> {
    return answered(async (signal) => {
      const all = await this.lists.reporters(signal);
      const words = query.toLowerCase().split(/\s+/);
      const key = citationKey(query);
      return all
        .filter(({ name, fullName, slug, places }) => {
          const said = [name, fullName, slug, ...places].join(' ').toLowerCase();
          return citationKey(name) === key || words.every((word) => said.includes(word));
        })
        .sort((a, b) => Number(citationKey(b.name) === key) - Number(citationKey(a.name) === key))
        .slice(0, LAW_LIMITS.found)
        .map(({ places: _, ...reporter }) => reporter);
    });
  }

  plan(order: LawOrder): Promise<LawPlan> {
    return answered(async (signal) => {
      const files = await this.files.of(order, signal);
      const sizes = await sizesOf(files, signal);
      const bytes = sizes?.reduce((sum, size) => sum + size, 0) ?? null;
      return {
        files: files.slice(0, LAW_LIMITS.files).map(({ address, path }) => ({ address, path })),
        filesTotal: files.length,
        bytes,
        seconds: bytes === null ? null : secondsFor(bytes, order),
        folder: broughtDir(),
      };
    });
  }

  add(order: LawOrder): Promise<LibraryImport> {
    return answered(() => this.library.start(toLawPath(order)));
  }
}

/** What cannot be fetched is no fault of the server's. */
async function answered<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(WITHIN_MS));
  } catch (error) {
    if (error instanceof ImportError) throw new AppError('CONFLICT', error.message);
    throw error;
  }
}
