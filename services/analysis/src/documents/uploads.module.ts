import { UPLOAD_LIMITS } from '@casewright/contracts';
import { ClaimsService, UploadsService, uploadProviders } from '@casewright/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { UploadsController } from './uploads.controller.js';

const MEGABYTE = 1024 * 1024;

/** What is too large for a message, on its way in and out; every feature takes and gives some. */
@Module({})
export class UploadsModule {
  static upTo(documentMegabytes: number): DynamicModule {
    return {
      module: UploadsModule,
      global: true,
      controllers: [UploadsController],
      providers: uploadProviders({ ...UPLOAD_LIMITS, document: documentMegabytes * MEGABYTE }),
      exports: [ClaimsService, UploadsService],
    };
  }
}
