import { Module } from '@nestjs/common';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataRepository } from './own-data.repository.js';

@Module({ controllers: [OwnDataController], providers: [OwnDataRepository] })
export class OwnDataModule {}
