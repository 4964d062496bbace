import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Changes } from './changes.js';
import { Mailer } from './mailer.js';

@Module({
  imports: [AuditModule],
  providers: [Changes, Mailer],
  exports: [Changes, Mailer, AuditModule],
})
export class ChangesModule {}
