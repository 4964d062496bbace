import { Module } from '@nestjs/common';
import { ProofsModule } from '../proofs/proofs.module.js';
import { ApiKeysService } from './api-keys.service.js';
import { LogInService } from './log-in.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Who is signed in: log-in, sessions, and API keys, which are sessions of users' programs. */
@Module({
  imports: [ProofsModule],
  controllers: [SessionsController],
  providers: [ApiKeysService, LogInService, SessionsRepository, SessionsService],
  exports: [ProofsModule, SessionsService],
})
export class SessionsModule {}
