import type { Paragraph } from '../../text/reading.js';
import { type Span, spanAt } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

interface RecordCite extends Span {
  record: string;
  form: string;
}

/** What each record is called, by the form that a table of abbreviations would list. */
const FORMS: readonly (readonly [record: string, form: string, source: string])[] = [
  ['the docket', 'ECF No.', String.raw`ECF(?: Doc\.)? Nos?\.\s?(?=\d)`],
  ['the docket', 'Dkt.', String.raw`Dkt\.(?: Nos?\.)?\s?(?=\d)`],
  ['the docket', 'Doc.', String.raw`Doc\.(?: Nos?\.)?\s?(?=\d)`],
  ['the docket', 'D.E.', String.raw`D\.E\.(?: Nos?\.)?\s?(?=\d)`],
  ['the joint appendix', 'J.A.', String.raw`J\.A\.\s?(?=\d)`],
  ['the joint appendix', 'JA', String.raw`JA\s?(?=\d)`],
  ['the joint appendix', 'Joint App.', String.raw`Joint App\.\s?(?=\d)`],
  ['the appendix', 'App.', String.raw`(?<!Joint )App\.\s?(?=\d)`],
  ['the appendix', 'Appx.', String.raw`Appx\.?\s?(?=\d)`],
  ['the record', 'R.', String.raw`(?<=\()R\.\s?(?:at\s)?(?=\d)`],
  ['the record', 'ROA.', String.raw`ROA\.\s?(?=\d)`],
];
const CITE = new RegExp(`(?<![\\w.])(?:${FORMS.map(([, , form]) => `(${form})`).join('|')})`, 'g');
/** With fewer, no form is the usual one. */
const LEAST = 3;

export const recordCites: DocumentRule<RecordCite[]> = {
  id: 'record-cites',
  name: 'Record cited in two forms',
  family: 'citations',
  severity: 'low',
  why: 'One name for each part of the record lets the court find it and shows that no second record is meant.',
  source: 'The Bluebook, rule B17',
  documents: ['brief', 'memo'],
  matches: [
    {
      in: 'brief',
      text: 'He signed. ECF No. 12 at 3. He paid. ECF No. 14 at 1. She left. [[Dkt.]] 15 at 2.',
    },
    { in: 'brief', text: 'He signed (J.A. 12). He paid (J.A. 14–15). She left ([[JA]] 20).' },
  ],
  passes: [
    { in: 'brief', text: 'He signed. ECF No. 12 at 3. He paid. ECF No. 14 at 1. ECF No. 15.' },
    { in: 'brief', text: 'He signed (J.A. 12). He paid (J.A. 14). See ECF No. 20.' },
    { in: 'brief', text: 'He signed. Dkt. 12. She left. ECF No. 14.' },
  ],
  collect: ({ text, citations, quotations }: Paragraph) =>
    [...text.matchAll(CITE)].flatMap((match) => {
      const start = match.index;
      const isQuoted =
        spanAt(quotations, start) ||
        citations.some(({ fullSpan }) => fullSpan.start <= start && start < fullSpan.end);
      const [record, form] = FORMS[match.slice(1).findIndex((group) => group !== undefined)]!;
      return isQuoted ? [] : [{ start, end: start + match[0].trimEnd().length, record, form }];
    }),
  check: (parts) => {
    const all = parts.flatMap(({ at, found }) =>
      found.map((cite) => ({ ...cite, start: at + cite.start, end: at + cite.end })),
    );
    return [...new Set(all.map(({ record }) => record))].flatMap((record) => {
      const cites = all.filter((cite) => cite.record === record);
      const forms = [...new Set(cites.map(({ form }) => form))];
      const countOf = (form: string) => cites.filter((cite) => cite.form === form).length;
      const [usual, ...others] = forms.sort((a, b) => countOf(b) - countOf(a));
      if (cites.length < LEAST) return [];
      return others
        .filter((form) => countOf(form) * 2 <= countOf(usual!))
        .map((form) => {
          const { start, end } = cites.find((cite) => cite.form === form)!;
          return { start, end, remark: `Elsewhere ${record} is cited as “${usual}”.` };
        });
    });
  },
};
