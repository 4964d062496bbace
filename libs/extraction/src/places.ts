import type { TextPlace } from '@casewright/contracts';

/** The pages that a file has breaks for. */
export interface PageCount {
  page: number;
  /** Breaks that a program noted when it laid the pages out. */
  rendered: number;
  /** Breaks that somebody set. */
  set: number;
}

/** Pages and notes of a text, as they come. */
export class Places {
  readonly list: TextPlace[] = [];

  add(start: number, page: number | null, footnote: string | null = null): void {
    const last = this.list.at(-1);
    if (last?.page === page && last.footnote === footnote) return;
    if (last?.start === start) this.list.pop();
    this.list.push({ start, page, footnote });
  }

  /**
   * @param counted how many pages the file says it has; null where it does not
   * @returns pages only where the file has any breaks, with what they rest on where that has to be said
   */
  build(found: PageCount, counted: number | null): { places: TextPlace[]; notices: string[] } {
    const areKnown = found.rendered + found.set > 0 || counted === 1;
    const places = new Places();
    for (const { start, page, footnote } of this.list)
      places.add(start, areKnown ? page : null, footnote);
    return { places: places.list, notices: areKnown ? doubts(found, counted) : [NO_PAGES] };
  }
}

const CHECK_PDF = 'Check a PDF of it for the pages as they print.';
export const NO_PAGES = `This file does not say where its pages begin, so page numbers are left out. ${CHECK_PDF}`;

function doubts({ page, rendered, set }: PageCount, counted: number | null): string[] {
  if (counted === page) return [];
  if (counted !== null)
    return [
      `This file was saved with ${counted} ${counted === 1 ? 'page' : 'pages'}, and its page breaks make ${page}: page numbers may be off. ${CHECK_PDF}`,
    ];
  if (rendered > 0 || set === 0) return [];
  return [
    `Page numbers count the page breaks that were set in this file, which does not say how its pages were laid out. ${CHECK_PDF}`,
  ];
}
