import { type DynamicModule, type InjectionToken, Module } from '@nestjs/common';
import { CitationsLookupModule } from '../citations-lookup/citations-lookup.module.js';
import { LibraryModule } from '../library/library.module.js';
import { LIBRARY_STAGES, type LibraryStage } from '../library/library-stage.js';
import { LibraryWriter } from '../library/library-writer.js';
import { CoverageRepository } from './administration/coverage.repository.js';
import { ImportLauncher } from './administration/import-launcher.js';
import { ImportPart } from './administration/import-part.js';
import { LawController } from './administration/law.controller.js';
import { LawService } from './administration/law.service.js';
import { LibraryController } from './administration/library.controller.js';
import { LibraryService } from './administration/library.service.js';
import { SentFilesService } from './administration/sent-files.service.js';
import { SourceRemoval } from './administration/source-removal.js';
import { CapLists } from './fetching/cap-lists.js';
import { LawFiles } from './fetching/law-files.js';
import { ImportReadings } from './runs/import-readings.js';
import { ImportRunner } from './runs/import-runner.js';
import { ImportsRepository } from './runs/imports.repository.js';
import { IndexedDecisionsRepository } from './runs/indexed-decisions.repository.js';
import { LawPlanner } from './runs/law-planner.js';
import { StarterLoader } from './starter/starter-loader.js';

/** Brings cases into the library. */
@Module({})
export class ImportModule {
  /**
   * @param modules where the stages come from
   * @param stages what is derived from the cases, in order: a stage may rest on those before it
   */
  static withStages(
    modules: NonNullable<DynamicModule['imports']>,
    stages: InjectionToken<LibraryStage>[],
  ): DynamicModule {
    return {
      module: ImportModule,
      imports: [CitationsLookupModule, LibraryModule, ...modules],
      controllers: [LibraryController, LawController],
      providers: [
        {
          provide: LIBRARY_STAGES,
          useFactory: (...found: LibraryStage[]) => found,
          inject: stages,
        },
        LibraryWriter,
        StarterLoader,
        ImportsRepository,
        ImportReadings,
        IndexedDecisionsRepository,
        CapLists,
        LawFiles,
        LawPlanner,
        ImportRunner,
        ImportLauncher,
        CoverageRepository,
        LibraryService,
        LawService,
        SentFilesService,
        SourceRemoval,
        ImportPart,
      ],
    };
  }
}
