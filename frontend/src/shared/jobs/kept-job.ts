import { readDraft, writeDraft } from '../drafts/draft-store';

const nameOf = (screen: string) => `job-${screen}`;

/** The id of the job that this user has running for a screen, in this browser tab; null: none. */
export function readKeptJob(screen: string): string | null {
  const id = readDraft<unknown>(nameOf(screen));
  return typeof id === 'string' ? id : null;
}

/** Outlasts a reload of the page, and a visit to another screen. */
export function keepJob(screen: string, id: string | null): void {
  writeDraft(nameOf(screen), id);
}
