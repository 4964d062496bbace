import { UploadEntity } from './upload.entity.js';
import { UploadChunkEntity } from './upload-chunk.entity.js';

export { ClaimsService } from './claims.service.js';
export {
  addStoredChunks,
  createUploadTables,
  dropStoredChunks,
  SEALED_UPLOADS,
} from './create-upload-tables.js';
export { moveToDatabase, moveToStorage } from './move-chunks.js';
export { SentTexts } from './sent-texts.js';
export { UploadsModule } from './uploads.module.js';
export { type StoredJson, UploadsRepository } from './uploads.repository.js';
export { UploadsService } from './uploads.service.js';
export { UploadsSweeper } from './uploads-sweeper.js';

/** The tables of what is too large for a message. */
export const UPLOAD_ENTITIES = [UploadEntity, UploadChunkEntity];
