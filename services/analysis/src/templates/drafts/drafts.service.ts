import {
  AppError,
  type DraftVersion,
  SAVED_DRAFT_LIMITS,
  type SaveDraftRequest,
  type SavedDraft,
  type SavedDraftSummary,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { DraftEntity } from './draft.entity.js';
import { toSavedDraft, toSummary, toVersion } from './draft.mapper.js';
import {
  type DraftState,
  DraftsRepository,
  type DraftVersion as Version,
} from './drafts.repository.js';

/** The drafts that a user keeps. Every save is a version, and no version is ever changed. */
@Injectable()
export class DraftsService {
  constructor(private readonly drafts: DraftsRepository) {}

  async list(): Promise<SavedDraftSummary[]> {
    return (await this.drafts.list(currentUserId())).map(toSummary);
  }

  /** @throws AppError NOT_FOUND for a draft or a version that is not there */
  async read(id: number, number?: number): Promise<SavedDraft> {
    const draft = await this.mustFind(id);
    return toSavedDraft(draft, await this.version(draft, number));
  }

  /** @throws AppError NOT_FOUND, QUOTA_REACHED */
  async save({ id, ...save }: SaveDraftRequest): Promise<SavedDraftSummary> {
    const state = stateOf(save);
    return id === undefined ? this.add(state) : this.addVersion(id, state);
  }

  /** @throws AppError NOT_FOUND, QUOTA_REACHED */
  async restore(id: number, number: number): Promise<SavedDraftSummary> {
    const draft = await this.mustFind(id);
    const { title, request, draft: document, missing } = await this.version(draft, number);
    const state = { title, request, draft: document, missing, restoredFrom: number };
    return this.addVersion(id, state);
  }

  /** @throws AppError NOT_FOUND, QUOTA_REACHED */
  async duplicate(id: number): Promise<SavedDraftSummary> {
    const draft = await this.mustFind(id);
    const { title, request, draft: document, missing } = await this.version(draft);
    const state = { title: copyOf(title), request, draft: document, missing, restoredFrom: null };
    return this.add(state);
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number): Promise<null> {
    if (!(await this.drafts.remove(id, currentUserId()))) throw notFound();
    return null;
  }

  /** Newest first. @throws AppError NOT_FOUND */
  async versions(id: number): Promise<DraftVersion[]> {
    const draft = await this.mustFind(id);
    return (await this.drafts.versions(draft.id)).map(toVersion);
  }

  private async add(state: DraftState): Promise<SavedDraftSummary> {
    return toSummary(await this.drafts.add(currentUserId(), state));
  }

  private async addVersion(id: number, state: DraftState): Promise<SavedDraftSummary> {
    const draft = await this.drafts.addVersion(id, currentUserId(), state);
    if (!draft) throw notFound();
    return toSummary(draft);
  }

  private async mustFind(id: number): Promise<DraftEntity> {
    const draft = await this.drafts.find(id, currentUserId());
    if (!draft) throw notFound();
    return draft;
  }

  private async version(draft: DraftEntity, number = draft.version): Promise<Version> {
    const version = await this.drafts.findVersion(draft.id, number);
    if (!version) throw new AppError('NOT_FOUND', `This draft has no version ${number}.`);
    return version;
  }
}

function stateOf({ title, request, draft }: Omit<SaveDraftRequest, 'id'>): DraftState {
  return {
    title: title ?? draft.title.slice(0, SAVED_DRAFT_LIMITS.title),
    request,
    draft,
    restoredFrom: null,
    missing: draft.placeholders.filter(({ required, value }) => required && value === null).length,
  };
}

function copyOf(title: string): string {
  const words = 'Copy of ';
  return words + title.slice(0, SAVED_DRAFT_LIMITS.title - words.length);
}

/** Whether a draft is another user's or nobody's is not told. */
function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This draft was not found. It may have been deleted.');
}
