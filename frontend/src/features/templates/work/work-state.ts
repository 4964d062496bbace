import {
  type Draft,
  DraftSchema,
  type GenerateTemplateRequest,
  SAVED_DRAFT_LIMITS,
  type SaveDraftRequest,
  type SavedDraft,
  type TemplateType,
  TemplateTypeSchema,
} from '@casewright/contracts';
import { z } from 'zod';
import { fillDraft } from '../fill/fill-draft';

/** What is in the form, which may still be blank. */
export const FormStateSchema = z.object({
  documentType: z.union([TemplateTypeSchema, z.literal('')]),
  requirements: z.string(),
  jurisdiction: z.string(),
});
export type FormState = z.infer<typeof FormStateSchema>;

export const BLANK_FORM: FormState = { documentType: '', requirements: '', jurisdiction: '' };

/** The form once it may be sent. */
export type Asked = FormState & { documentType: TemplateType };

export function isAsked(form: FormState): form is Asked {
  return form.documentType !== '';
}

/** The draft that the user works on, and all that is needed to continue with it after a reload. */
export const WorkSchema = z.object({
  asked: FormStateSchema.extend({ documentType: TemplateTypeSchema }),
  /** As it was drafted; what was typed since is in `answers`. */
  draft: DraftSchema,
  answers: z.record(z.string(), z.string()),
  /** Ids of the clauses that the user inserted. */
  clauses: z.array(z.string()),
  title: z.string(),
  /** Which of the user's drafts it is, and its newest version; null before the first save. */
  saved: z.object({ id: z.number(), version: z.number() }).nullable(),
  /** Whether something differs from what was saved last. */
  isChanged: z.boolean(),
});
export type Work = z.infer<typeof WorkSchema>;

/** The body of a request to draft. */
export function toRequest(
  asked: Asked,
  { answers, clauses }: Pick<Work, 'answers' | 'clauses'>,
): GenerateTemplateRequest {
  const jurisdiction = asked.jurisdiction.trim();
  return {
    documentType: asked.documentType,
    requirements: asked.requirements,
    ...(jurisdiction && { jurisdiction }),
    ...(Object.keys(answers).length > 0 && { answers: { ...answers } }),
    ...(clauses.length > 0 && { clauses: [...clauses] }),
  };
}

/**
 * Work on a draft that has just been made. Of the same type it continues with the draft before it:
 * what was filled in and inserted stays, and a save is its next version.
 */
export function workOn(draft: Draft, asked: Asked, before: Work | null): Work {
  const isSame = isSameDocument(asked, before);
  return {
    asked,
    draft,
    answers: isSame ? before.answers : {},
    clauses: isSame ? before.clauses : [],
    title: isSame ? before.title : draft.title,
    saved: isSame ? before.saved : null,
    isChanged: true,
  };
}

/** Whether a new draft would continue with the one at hand. */
export function isSameDocument(asked: FormState, before: Work | null): before is Work {
  return before !== null && before.asked.documentType === asked.documentType;
}

/** Whether closing the draft would lose the user's work. */
export function hasUnsaved(work: Work | null): boolean {
  if (!work?.isChanged) return false;
  return work.saved !== null || Object.keys(work.answers).length > 0 || work.clauses.length > 0;
}

/** Work on a kept draft. */
export function workOnSaved({ id, version, title, request, draft }: SavedDraft): Work {
  const { documentType, requirements, jurisdiction = '', answers = {}, clauses = [] } = request;
  return {
    asked: { documentType, requirements, jurisdiction },
    draft,
    answers,
    clauses,
    title,
    saved: { id, version },
    isChanged: false,
  };
}

/** The body of a save: the document as the user sees it. */
export function toSave({ asked, draft, answers, clauses, title, saved }: Work): SaveDraftRequest {
  const named = title.trim().slice(0, SAVED_DRAFT_LIMITS.title);
  return {
    ...(saved && { id: saved.id }),
    ...(named && { title: named }),
    request: toRequest(asked, { answers, clauses }),
    draft: fillDraft(draft, answers),
  };
}
