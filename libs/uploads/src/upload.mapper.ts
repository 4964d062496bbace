import type { Upload } from '@casewright/contracts';
import type { UploadEntity } from './upload.entity.js';

/** An upload as its owner sees it. Answers are ours and are never shown as uploads. */
export function toUpload(upload: Omit<UploadEntity, 'createdAt'>): Upload {
  const { id, kind, name, received, complete, expiresAt } = upload;
  if (kind === 'answer') throw new Error('An answer is not an upload of its reader.');
  return { id, kind, name, received, complete, expiresAt: expiresAt.toISOString() };
}
