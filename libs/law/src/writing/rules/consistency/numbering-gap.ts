import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

interface NumbersFound {
  own: (Span & { path: number[] })[];
  /** Every number that a section could have, wherever it stands. */
  mentioned: string[];
}

/** `4. Term`, `4.2 Renewal`, `Section 4. Term`, `ARTICLE 4`: at the beginning of a line. */
const NUMBER =
  /^[^\S\n]*(?:(?:section|article)\s+)?(\d{1,2}(?:\.\d{1,2}){0,2})(?=\.?(?:\s+\S|\s*$))/gim;
const MENTIONED = /(?<![\d.$])\d{1,2}(?:(?:\.\d{1,2}){1,2}(?![\d%])|(?=[.:)]?\s+\p{Lu}))/gu;
/** With fewer, the numbers may be anything. */
const LEAST = 3;

export const numberingGap: DocumentRule<NumbersFound> = {
  id: 'numbering-gap',
  name: 'Number skipped',
  family: 'consistency',
  severity: 'low',
  why: 'A section was deleted or renumbered, and references to it and to those after it may now be wrong.',
  source: 'Adams, A Manual of Style for Contract Drafting, on numbering',
  documents: ['contract'],
  matches: [
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay.\n\n[[4]]. Term. It ends in May.\n\n5. Notices. They are in writing.',
    },
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay.\n\n2.1 Invoices come monthly.\n\n[[2.3]] Payment is by wire.',
    },
  ],
  passes: [
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay.\n\n3. Term. It ends in May.',
    },
    { in: 'contract', text: '2. Fees. Borden shall pay.\n\n4. Term. It ends in May.' },
  ],
  collect: ({ text }: Paragraph) => ({
    own: [...text.matchAll(NUMBER)].map((match) => {
      const start = match.index + match[0].lastIndexOf(match[1]!);
      return { start, end: start + match[1]!.length, path: match[1]!.split('.').map(Number) };
    }),
    mentioned: [...text.matchAll(MENTIONED)].map(([number]) => number),
  }),
  check: (parts) => {
    const all = parts.flatMap(({ at, found }) =>
      found.own.map(({ start, end, path }) => ({ start: at + start, end: at + end, path })),
    );
    if (all.length < LEAST) return [];
    const known = new Set(parts.flatMap(({ found }) => found.mentioned.map(plain)));
    for (const { path } of all) known.add(path.join('.'));
    const last = new Map<string, number>();
    return all.flatMap(({ path, ...place }) => {
      const [stem, number] = [path.slice(0, -1).join('.'), path.at(-1)!];
      const before = last.get(stem);
      last.set(stem, number);
      const missing = [...path.slice(0, -1), number - 1].join('.');
      if (before === undefined || number - before !== 2 || known.has(missing)) return [];
      return [{ ...place, remark: `There is no ${missing} before this.` }];
    });
  },
};

/** `8.07` as `8.7`. */
const plain = (number: string): string => number.split('.').map(Number).join('.');
