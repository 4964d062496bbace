import { AppError, commentBrief } from '@casewright/contracts';
import { problemComments } from '@casewright/law/checking';
import { OnCall } from '@casewright/messaging';
import { KeptBytes } from '@casewright/uploads';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import { BriefReader } from './brief-reader.js';

const NOT_WORD =
  'Comments can be added only to Word documents (.docx). Save this file as one, and upload it again.';

@Controller()
export class BriefsController {
  constructor(
    private readonly briefs: BriefReader,
    private readonly citations: CheckService,
    private readonly kept: KeptBytes,
  ) {}

  /** @throws AppError what reading the file throws; UNSUPPORTED_MEDIA_TYPE for one that is no `.docx` */
  @OnCall(commentBrief)
  async comment({ uploadId }: z.output<typeof commentBrief.request>) {
    const { text, places, kind, name } = await this.briefs.read(uploadId);
    if (kind !== 'docx') throw new AppError('UNSUPPORTED_MEDIA_TYPE', NOT_WORD);
    const { citations } = await this.citations.check(text, { places });
    const comments = problemComments(citations);
    const file = await this.briefs.copyWith(uploadId, comments);
    const { id, size } = await this.kept.keepFile([file]);
    return { uploadId: id, size, name };
  }
}
