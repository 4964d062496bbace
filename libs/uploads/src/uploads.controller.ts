import type { UploadCalls } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { UploadsService } from './uploads.service.js';

type Request<Name extends keyof UploadCalls> = z.output<UploadCalls[Name]['request']>;

/** The controller of a service's calls for uploads. */
export function uploadsController(calls: UploadCalls): Type {
  @Controller()
  class UploadsController {
    constructor(private readonly uploads: UploadsService) {}

    @OnCall(calls.open)
    open({ kind, name }: Request<'open'>) {
      return this.uploads.open(kind, name ?? null);
    }

    @OnCall(calls.append)
    append({ id, offset, data }: Request<'append'>) {
      return this.uploads.append(id, offset, Buffer.from(data, 'base64'));
    }

    @OnCall(calls.complete)
    complete({ id, size }: Request<'complete'>) {
      return this.uploads.complete(id, size);
    }

    @OnCall(calls.read)
    async read({ id, offset }: Request<'read'>) {
      const { data, next } = await this.uploads.read(id, offset);
      return { data: data.toString('base64'), next };
    }

    @OnCall(calls.discard)
    async discard({ id }: Request<'discard'>): Promise<null> {
      await this.uploads.discard(id);
      return null;
    }
  }
  return UploadsController;
}
