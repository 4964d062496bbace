import { Module } from '@nestjs/common';
import { BackupPart } from './backup-part.js';

@Module({ providers: [BackupPart] })
export class BackupsModule {}
