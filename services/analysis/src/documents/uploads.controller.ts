import {
  appendUpload,
  completeUpload,
  discardUpload,
  openUpload,
  readUpload,
} from '@casewright/contracts';
import { UploadsService } from '@casewright/database';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @OnCall(openUpload)
  open({ kind, name }: z.output<typeof openUpload.request>) {
    return this.uploads.open(kind, name ?? null);
  }

  @OnCall(appendUpload)
  append({ id, offset, data }: z.output<typeof appendUpload.request>) {
    return this.uploads.append(id, offset, Buffer.from(data, 'base64'));
  }

  @OnCall(completeUpload)
  complete({ id, size }: z.output<typeof completeUpload.request>) {
    return this.uploads.complete(id, size);
  }

  @OnCall(readUpload)
  async read({ id, offset }: z.output<typeof readUpload.request>) {
    const { data, next } = await this.uploads.read(id, offset);
    return { data: data.toString('base64'), next };
  }

  @OnCall(discardUpload)
  async discard({ id }: z.output<typeof discardUpload.request>): Promise<null> {
    await this.uploads.discard(id);
    return null;
  }
}
