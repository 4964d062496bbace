import { Module } from '@nestjs/common';
import { ProofsModule } from '../proofs/proofs.module.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysRepository } from './keys/api-keys.repository.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { LogInService } from './log-in.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Who is signed in: log-in, sessions, and API keys, which are sessions of users' programs. */
@Module({
  imports: [ProofsModule],
  controllers: [SessionsController, ApiKeysController],
  providers: [
    ApiKeysRepository,
    ApiKeysService,
    LogInService,
    OwnSessionsService,
    SessionsRepository,
    SessionsService,
  ],
  exports: [ProofsModule, SessionsService],
})
export class SessionsModule {}
