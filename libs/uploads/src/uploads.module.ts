import { type ServiceName, type UploadKind, uploadsOf } from '@casewright/contracts';
import { ClaimStores } from '@casewright/messaging';
import { openStore } from '@casewright/object-store';
import { type DynamicModule, Module } from '@nestjs/common';
import { ChunksService, OBJECT_STORE } from './chunks.service.js';
import { KeptBytes } from './kept-bytes.js';
import { uploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { UPLOAD_BYTES, UploadsService } from './uploads.service.js';
import { UploadsSweeper } from './uploads-sweeper.js';

/**
 * What is too large for a message, on its way into and out of a service. The service's database
 * lists `UPLOAD_ENTITIES`, and one of its migrations runs `createUploadTables`.
 */
@Module({})
export class UploadsModule {
  /** @param bytes that an upload of each kind may have */
  static of(service: ServiceName, bytes: Record<UploadKind, number>): DynamicModule {
    return {
      module: UploadsModule,
      global: true,
      controllers: [uploadsController(uploadsOf[service])],
      providers: [
        { provide: UPLOAD_BYTES, useValue: bytes },
        { provide: OBJECT_STORE, useFactory: () => openStore() },
        UploadsRepository,
        ChunksService,
        UploadsService,
        UploadsSweeper,
        {
          provide: KeptBytes,
          useFactory: (stores: ClaimStores, ...parts: ConstructorParameters<typeof KeptBytes>) => {
            const kept = new KeptBytes(...parts);
            stores.set(service, kept);
            return kept;
          },
          inject: [ClaimStores, UploadsRepository, ChunksService, UploadsService],
        },
      ],
      exports: [KeptBytes, UploadsService],
    };
  }
}
