import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

/** What a paragraph says about numbered sections: which it begins, and to which it refers. */
interface SectionsFound {
  own: number[];
  references: (Span & { section: number; words: string })[];
}

/** `14. Notices`, `14.2 Form`, `Section 14. Notices`, `ARTICLE 14`. */
const OWN = /^\s*(?:(?:section|article)\s+)?(\d{1,2})(?=\.(?:\d|\s|$)|\s*$|\s+[A-Z])/i;
/** Within a line: `due. 4. Term`. */
const INLINE = /(?<=[.;:]["”)]?\s)(\d{1,2})(?=\.\s+\p{Lu})/gu;
const REFERENCE =
  /\b(?:[Ss]ection|Article|[Pp]aragraph|[Cc]lause)\s(\d{1,2})(?:\.\d{1,2})*(?![\d,]*\d|\()/g;
/** What is behind the number of a section that is another document’s. */
const OF_OTHERS =
  /^,?\s(?:and\s\d[\d.]*\s)?(?:of|to|under|in)\s(?!(?:this|the)\s(?:Agreement|Contract|Lease|Note|Plan|Deed)\b(?!\s(?:dated|between|of)))(?:the\s|that\s|such\s|its\s|an?\s|each\s)?[\p{Lu}\d“"]|^\s(?:thereof|of such|of that|of the (?:act|code|statute|rules?)\b)/u;
/** And before its name. */
const BEHIND_OTHERS =
  /(?:Act|Code|Law|Rules?|Regulations?|Statutes?|Exchange|Treas\. Reg\.|C\.F\.R\.|U\.S\.C\.),?\s$/;
/** Fewer sections than this are no document whose end is known. */
const LEAST = 2;
/** A number farther beyond the end is another thing’s: a section of land, or of a statute. */
const FARTHEST = 20;

export const deadReference: DocumentRule<SectionsFound> = {
  id: 'dead-reference',
  name: 'Reference to a section that is not there',
  family: 'consistency',
  severity: 'medium',
  why: 'A reference that leads nowhere leaves open what was agreed, and shows that the text was taken from another.',
  source: 'Adams, A Manual of Style for Contract Drafting, on cross-references',
  documents: ['contract'],
  matches: [
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay as [[Section 12]] says.\n\n3. Term. It ends in May.',
    },
    {
      in: 'contract',
      text: 'Agreement of Acme and Borden. 1. Acme shall audit. 2. Borden shall pay as [[paragraph 9]] says. 3. It ends in May.',
    },
  ],
  passes: [
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay as Section 3 says.\n\n3. Term. It ends in May.',
    },
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay under Section 14 of the Loan Agreement.\n\n3. Term. It ends in May.',
    },
    { in: 'contract', text: 'Acme shall pay as Section 14 says. It ends in May.' },
  ],
  collect: ({ text }: Paragraph) => ({
    own: text
      .split('\n')
      .flatMap((line) => [OWN.exec(line)?.[1], ...(line.match(INLINE) ?? [])])
      .filter((number) => number !== undefined)
      .map(Number),
    references: [...text.matchAll(REFERENCE)].flatMap((match) => {
      const [words, section = ''] = match;
      const end = match.index + words.length;
      const isOthers =
        OF_OTHERS.test(text.slice(end, end + 80)) ||
        BEHIND_OTHERS.test(text.slice(Math.max(0, match.index - 30), match.index));
      return isOthers ? [] : [{ start: match.index, end, section: Number(section), words }];
    }),
  }),
  check: (parts) => {
    const own = new Set(parts.flatMap(({ found }) => found.own));
    let last = 0;
    while (own.has(last + 1)) last++;
    // A number that stands alone beyond a gap may be a section too: then nothing is sure.
    if (last < LEAST || [...own].some((number) => number > last)) return [];
    return parts.flatMap(({ at, found }) =>
      found.references
        .filter(({ section }) => section > last && section <= last + FARTHEST)
        .map(({ start, end, words }) => ({
          start: at + start,
          end: at + end,
          remark: `There is no ${words}: the sections end with ${last}.`,
        })),
    );
  },
};
