import type { DraftVersion, SavedDraft, SavedDraftSummary } from '@casewright/contracts';
import type { DraftEntity } from './draft.entity.js';
import type { DraftVersion as Version, VersionRow } from './drafts.repository.js';

export function toSummary(draft: DraftEntity): SavedDraftSummary {
  const { id, title, documentType, jurisdiction, missing, version, createdAt, updatedAt } = draft;
  return {
    id,
    title,
    documentType,
    jurisdiction,
    missing,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A draft as one of its versions has it. */
export function toSavedDraft(draft: DraftEntity, version: Version): SavedDraft {
  const { number: shown, title, missing, request, draft: document } = version;
  return { ...toSummary(draft), title, missing, shown, request, draft: document };
}

export function toVersion({ number, savedAt, ...row }: VersionRow): DraftVersion {
  const { title, missing, restoredFrom } = row;
  return { version: number, title, missing, restoredFrom, savedAt: savedAt.toISOString() };
}
