/** What is exported: documents of 200 pages and more, and long tables. */
const SENTENCE =
  'A party that receives confidential information shall keep it secret, and shall use it for the purpose of section § 4.2 only — no longer than the term lasts, and for 3 years after it has ended. ';
const words = (count) => SENTENCE.repeat(count).trim();

const finding = (index) => ({
  ...{ id: `f${index}`, category: 'governing-law', title: `Finding ${index}`, severity: 'medium' },
  ...{ explanation: words(3), recommendation: words(1), quote: words(2), start: 0, end: 9 },
  ...{ page: index + 1, source: 'rule' },
});

const analysis = () => ({
  title: 'Master Services Agreement',
  analysis: Array.from({ length: 100 }, () => words(6)).join('\n\n'),
  insights: Array.from({ length: 40 }, () => words(1)),
  recommendations: Array.from({ length: 40 }, () => words(1)),
  findings: Array.from({ length: 780 }, (_, index) => finding(index)),
});

const run = (text) => ({ kind: 'text', text });
const paragraph = (label, indent) => ({
  ...{ kind: 'paragraph', label, indent, align: 'left' },
  runs: [
    run(words(3)),
    run(' See '),
    { kind: 'reference', text: 'Section 1.1', target: 's1-1' },
    { kind: 'placeholder', name: 'amount', text: '[Amount]', filled: false },
  ],
});
const section = (id, level, number, blocks) => ({
  ...{ id, parent: null, level, number, heading: `Section ${number}`, blocks, notes: [] },
});

const template = () => ({
  title: 'Services Agreement',
  content: 'Services Agreement',
  placeholders: [{ name: 'amount', label: 'Amount', type: 'money' }],
  sections: Array.from({ length: 86 }, (_, at) => at + 1).flatMap((n) => [
    section(`s${n}`, 1, String(n), []),
    ...[1, 2, 3].map((m) =>
      section(`s${n}-${m}`, 2, `${n}.${m}`, [
        paragraph(null, 0),
        paragraph('(a)', 1),
        paragraph('(b)', 1),
        paragraph('(c)', 1),
      ]),
    ),
  ]),
});

/** Rows as the search service would send them, made as they are asked for. */
function historyOf(count) {
  return async function* () {
    for (let n = 0; n < count; n += 1) {
      const timestamp = new Date(1.7e12 - n * 60_000).toISOString();
      yield { query: `qualified immunity, excessive force ${n}`, category: 'case-law', timestamp };
    }
  };
}

export const SUBJECTS = {
  'analysis to PDF': { format: 'pdf', type: 'analysis', data: analysis },
  'analysis to DOCX': { format: 'docx', type: 'analysis', data: analysis },
  'template to PDF': { format: 'pdf', type: 'template', data: template },
  'template to DOCX': { format: 'docx', type: 'template', data: template },
  '10,000 rows to PDF': { format: 'pdf', type: 'search-history', history: historyOf(10_000) },
  '10,000 rows to DOCX': { format: 'docx', type: 'search-history', history: historyOf(10_000) },
  '10,000 rows to CSV': { format: 'csv', type: 'search-history', history: historyOf(10_000) },
  '100,000 rows to CSV': { format: 'csv', type: 'search-history', history: historyOf(100_000) },
};
