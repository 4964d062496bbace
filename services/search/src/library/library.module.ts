import { Module } from '@nestjs/common';
import { LibraryRepository } from './library.repository.js';

@Module({ providers: [LibraryRepository], exports: [LibraryRepository] })
export class LibraryModule {}
