import { UploadEntity } from './upload.entity.js';
import { UploadChunkEntity } from './upload-chunk.entity.js';

export { ChunksService } from './chunks.service.js';
export {
  addStoredChunks,
  createUploadTables,
  dropStoredChunks,
  SEALED_UPLOADS,
} from './create-upload-tables.js';
export { KeptBytes } from './kept-bytes.js';
export { moveToDatabase, moveToStorage } from './move-chunks.js';
export { UploadsModule } from './uploads.module.js';
export { UploadsRepository } from './uploads.repository.js';
export { UploadsService } from './uploads.service.js';
export { UploadsSweeper } from './uploads-sweeper.js';

/** The tables of what is too large for a message. */
export const UPLOAD_ENTITIES = [UploadEntity, UploadChunkEntity];
