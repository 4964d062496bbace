import type { TextPlace } from '@casewright/contracts';
import type { BriefKind, Extraction } from '@casewright/extraction';

/** A brief as it is checked: its body, then its notes. */
export interface Brief {
  kind: BriefKind;
  text: string;
  places: TextPlace[];
  notices: string[];
}

/** The brief that a file has given. */
export function briefOf({ kind, document, notices }: Extraction): Brief {
  const { text, pages = [], places } = document;
  return { kind, text, places: places ? [...places] : placesOf(pages), notices };
}

const placesOf = (pages: readonly number[]): TextPlace[] =>
  pages.map((start, at) => ({ start, page: at + 1, footnote: null }));
