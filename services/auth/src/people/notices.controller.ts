import { dismissNotices, type Notice, readNotices } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { currentContext, currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NoticesRepository } from './notices.repository.js';

@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesRepository) {}

  @OnCall(readNotices)
  async read(): Promise<Notice[]> {
    const sessionId = currentContext().principal!.sessionId;
    const found = await this.notices.list(currentUserId(), sessionId);
    return found.map((notice) => ({ ...notice, at: notice.at.toISOString() }));
  }

  @OnCall(dismissNotices)
  async dismiss({ until }: z.output<typeof dismissNotices.request>): Promise<null> {
    await this.notices.dismiss(currentUserId(), until);
    return null;
  }
}
