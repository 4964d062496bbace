import type { UploadKind } from '@casewright/contracts';
import type { Provider } from '@nestjs/common';
import { ClaimsService } from './claims.service.js';
import { UploadsRepository } from './uploads.repository.js';
import { UPLOAD_BYTES, UploadsService } from './uploads.service.js';
import { UploadsSweeper } from './uploads-sweeper.js';

/**
 * What a service needs to take and give what is too large for a message. Its database lists
 * `UPLOAD_ENTITIES`; its own controller answers the calls.
 */
export function uploadProviders(bytes: Record<UploadKind, number>): Provider[] {
  return [
    { provide: UPLOAD_BYTES, useValue: bytes },
    UploadsRepository,
    UploadsService,
    UploadsSweeper,
    ClaimsService,
  ];
}
