import type { Paragraph } from '@casewright/contracts';

/** Where a page of the report begins, and where its mark ends in a text that has it. */
interface StarPage {
  at: number;
  end: number;
  label: string;
}

/** `*453`, as a text without markup has it. */
const STAR = /(?<!\S)\*(\d{1,5})(?:\s|$)/g;

/** The pages that begin in a paragraph: as its source marks them, or as its text does. */
export function starPagesOf({ text, pages }: Pick<Paragraph, 'text' | 'pages'>): StarPage[] {
  if (pages.length > 0) {
    const marked = pages.map(({ at, label }) => ({ at, end: at, label }));
    return marked.sort((a, b) => a.at - b.at);
  }
  return [...text.matchAll(STAR)].map((found) => ({
    at: found.index,
    end: found.index + found[0].length,
    label: found[1]!,
  }));
}
