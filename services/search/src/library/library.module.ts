import { Spelling } from '@casewright/law/ranking';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DigestsRepository } from './digests.repository.js';
import { LibraryRepository } from './library.repository.js';
import { VocabularyRepository } from './vocabulary.repository.js';

@Module({
  providers: [
    LibraryRepository,
    DigestsRepository,
    {
      provide: Spelling,
      useFactory: (db: DataSource) => new Spelling(new VocabularyRepository(db)),
      inject: [DataSource],
    },
  ],
  exports: [LibraryRepository, DigestsRepository, Spelling],
})
export class LibraryModule {}
