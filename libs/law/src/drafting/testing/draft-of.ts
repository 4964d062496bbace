import type { TemplateType } from '@casewright/contracts';
import { loadWords } from '@casewright/law/writing';
import { type DraftWithoutCitations, draftTemplate } from '../draft-template.js';

const words = await loadWords();

/** The draft as the product makes it. */
export const draftOf = (
  documentType: TemplateType,
  requirements: string,
  jurisdiction?: string,
): DraftWithoutCitations =>
  draftTemplate({ documentType, requirements, ...(jurisdiction && { jurisdiction }) }, words);

/** The reasons of all drafting notes with their authorities, a line each. */
export const notesIn = ({ sections }: DraftWithoutCitations): string =>
  sections
    .flatMap(({ notes }) => notes.map(({ reason, authority }) => `${reason} ${authority ?? ''}`))
    .join('\n');
