import { exportUploads } from '@casewright/contracts';
import { UploadsService } from '@casewright/database';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';

const { open, append, complete, read, discard } = exportUploads;

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @OnCall(open)
  open({ kind, name }: z.output<typeof open.request>) {
    return this.uploads.open(kind, name ?? null);
  }

  @OnCall(append)
  append({ id, offset, data }: z.output<typeof append.request>) {
    return this.uploads.append(id, offset, Buffer.from(data, 'base64'));
  }

  @OnCall(complete)
  complete({ id, size }: z.output<typeof complete.request>) {
    return this.uploads.complete(id, size);
  }

  @OnCall(read)
  async read({ id, offset }: z.output<typeof read.request>) {
    const { data, next } = await this.uploads.read(id, offset);
    return { data: data.toString('base64'), next };
  }

  @OnCall(discard)
  async discard({ id }: z.output<typeof discard.request>): Promise<null> {
    await this.uploads.discard(id);
    return null;
  }
}
