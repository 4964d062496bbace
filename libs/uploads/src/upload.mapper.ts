import type { Upload } from '@casewright/contracts';
import type { UploadEntity } from './upload.entity.js';

/** An upload as its owner sees it. What is our own is never shown as one. */
export function toUpload(upload: Omit<UploadEntity, 'createdAt'>): Upload {
  const { id, kind, name, received, complete, expiresAt } = upload;
  if (kind === 'answer' || kind === 'made') throw new Error('It is not an upload of its reader.');
  return { id, kind, name, received, complete, expiresAt: expiresAt.toISOString() };
}
