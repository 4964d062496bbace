import { readDraft, writeDraft } from './draft-store';

const NAME = 'results';

/** Remembers the address of the results that are shown, for the way back from a case. */
export const keepResults = (href: string): void => void writeDraft(NAME, href);

/** Where the results are that the user looked at last; null where there were none. */
export const lastResults = (): string | null => readDraft<string>(NAME);
