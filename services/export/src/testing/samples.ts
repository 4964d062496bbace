import { CITATION_VERDICTS, type ExportType, QUOTATION_STATUSES } from '@casewright/contracts';

const SENTENCE =
  'Rent is due on the first day of each month — see § 4.2 and ¶ 12 of “Schedule B” (αβγ, Ёлка, é ł Ω).';

/** Long enough to part over pages. */
export const manySentences = (count: number): string => Array(count).fill(SENTENCE).join(' ');

const finding = (index: number) => ({
  id: `f${index}`,
  category: 'governing-law',
  title: `Finding ${index}`,
  source: 'rule',
  severity: ['high', 'medium', 'low', 'info'][index % 4],
  explanation: 'The clause names no court.',
  recommendation: 'Name one.',
  quote: `This agreement is governed by law ${index}`,
  start: 0,
  end: 5,
  page: index + 1,
});

/** An analysis of `count` findings, as `POST /api/insights/analyze` answers it. */
export const analysisSample = (count = 3) => ({
  title: 'Søn & Co. — Lease',
  analysis: `First paragraph.\n\n${manySentences(4)}`,
  insights: ['The term is open.'],
  recommendations: ['Ask for a cap.'],
  findings: Array.from({ length: count }, (_, index) => finding(index)),
  parties: [],
  dates: [],
  engine: 'local',
});

const text = (words: string) => ({ kind: 'text', text: words });
const block = (runs: unknown[], more: object = {}) => ({
  kind: 'paragraph',
  label: null,
  indent: 0,
  align: 'left',
  runs,
  ...more,
});
const section = (
  id: string,
  level: number,
  number: string,
  heading: string,
  blocks: unknown[],
) => ({
  id,
  parent: null,
  level,
  number,
  heading,
  blocks,
  notes: [{ kind: 'drafting', reason: `Why ${id} is here.`, authority: 'Cal. Civ. Code § 1624' }],
});

/** A draft with a counted outline, items, a reference, open places and a signature. */
export const templateSample = {
  title: 'Service Agreement',
  documentType: 'Service Agreement',
  content: 'Service Agreement\n\n1. Services',
  structure: ['1. Services', '2. Fees'],
  placeholders: [
    { name: 'effective_date', label: 'Effective date', type: 'date', required: true, value: null },
    {
      name: 'state',
      label: 'State',
      type: 'choice',
      choices: ['California', 'Texas'],
      value: null,
    },
    'Client name',
  ],
  instructions: ['Have it signed by both.'],
  locale: 'en-US',
  sections: [
    section('opening', 1, '', '', [
      block([
        text('Made on '),
        { kind: 'placeholder', name: 'effective_date', text: '[Effective date]', filled: false },
        text(' between '),
        { kind: 'placeholder', name: 'client', text: 'Acme, Inc.', filled: true },
        text('.'),
      ]),
    ]),
    section('services', 1, '1', 'Services', []),
    section('scope', 2, '1.1', 'Scope', [
      block([text(manySentences(2))]),
      block([text('First item.')], { label: '(a)', indent: 1 }),
      block([text('Second item.')], { label: '(b)', indent: 1 }),
    ]),
    section('fees', 1, '2', 'Fees', [
      block([
        text('As '),
        { kind: 'reference', text: 'Section 1.1', target: 'scope' },
        text(' says, in '),
        { kind: 'placeholder', name: 'state', text: '[State]', filled: false },
      ]),
      block([text('Anew.')], { label: '(a)', indent: 1 }),
    ]),
    section('signatures', 1, '', '', [
      { kind: 'signature', heading: [text('ACME, INC.')], lines: [{ label: 'By', runs: [] }] },
    ]),
  ],
};

const CONTENT = 'It is noted that the Defendant erred.\n\nThe contract was breached.';
const writingSample = {
  content: CONTENT,
  style: 'Clear.',
  tone: 'Civil.',
  improvements: ['Cut the throat-clearing.'],
  alternatives: [
    { original: 'It is noted that the Defendant', suggested: 'The Defendant', why: 'Shorter.' },
  ],
};

const citation = {
  text: '410 U.S. 113',
  start: 12,
  end: 24,
  fullSpan: { start: 0, end: 31 },
  kind: 'case',
  normalized: '410 U.S. 113',
  fields: { volume: '410', page: '113' },
  authority: 0,
  resolvesTo: null,
  verdict: 'year_mismatch',
  explanation: 'The case is of 1973.',
  case: { id: 7, title: 'Roe v. Wade', citation: '410 U.S. 113', year: 1973, court: 'U.S.' },
};
const authority = {
  text: 'Roe v. Wade, 410 U.S. 113 (1973)',
  name: 'Roe v. Wade',
  kind: 'case',
  citations: ['410 U.S. 113'],
  pages: [3, 7],
  passim: false,
  pageText: '3, 7',
  mentions: 2,
  verdict: 'verified',
};

const zeros = <T extends string>(keys: readonly T[]) =>
  Object.fromEntries(keys.map((key) => [key, 0]));

/** A signed report with so many problems. */
export const reportSample = (problems = 1): object => ({
  form: 1,
  title: 'Opening brief',
  text: { sha256: 'a'.repeat(64), characters: 1_200 },
  checkedAt: '2026-01-02T03:04:05.000Z',
  library: {
    cases: 720,
    opinions: 801,
    citationIndex: {
      date: '2026-11-28',
      digest: 'b'.repeat(64),
      decisions: 536_546,
      citations: 900_000,
    },
  },
  check: {
    citations: Array.from({ length: problems }, () => citation),
    counts: { ...zeros(CITATION_VERDICTS), year_mismatch: problems },
    quotationCounts: zeros(QUOTATION_STATUSES),
  },
  problems: Array.from({ length: problems }, (_, index) => ({
    citation: index,
    gravity: 'fault',
    reasons: ['Year differs', 'Overruled by Dobbs v. Jackson Women’s Health Organization (2022)'],
    context: 'That was so under Roe v. Wade, 410 U.S. 113 (1974), until it was not.',
    decision: {
      decision: 'corrected',
      note: 'It is of 1973.',
      at: '2026-01-03T03:04:05.000Z',
      by: 7,
    },
  })),
  signature: {
    name: 'Ann Advocate',
    userId: 7,
    at: '2026-01-04T03:04:05.000Z',
    certificate: 'I certify that every citation was read.',
  },
});

/** Data of each type, with words that its files must have. */
export const SAMPLES: Record<ExportType, { data: unknown; says: string[] }> = {
  analysis: { data: analysisSample(), says: ['Finding 1', 'This agreement is governed by law 1'] },
  template: { data: templateSample, says: ['Effective date', 'State'] },
  'search-history': {
    data: [
      {
        id: 1,
        query: 'qualified immunity',
        category: 'case-law',
        timestamp: '2026-01-02T03:04:05Z',
      },
    ],
    says: ['qualified immunity', 'Case Law Search'],
  },
  'search-results': {
    data: {
      query: 'privacy',
      cases: [{ title: 'Roe v. Wade', year: 1973, summary: 'A summary.' }],
    },
    says: ['Roe v. Wade', 'A summary.'],
  },
  writing: { data: writingSample, says: ['Cut the throat-clearing.', 'The Defendant'] },
  citations: {
    data: {
      citationText: 'Roe v. Wade, 410 U.S. 113 (1973)',
      analysis: 'A case.',
      recommendations: [],
    },
    says: ['Roe v. Wade, 410 U.S. 113 (1973)'],
  },
  'cite-check': { data: { citations: [citation] }, says: ['410 U.S. 113', 'Year differs'] },
  'cite-report': {
    data: { title: 'Opening brief', report: JSON.stringify(reportSample()) },
    says: ['410 U.S. 113', 'Corrected'],
  },
  'table-of-authorities': {
    data: { groups: [{ group: 'cases', label: 'Cases', entries: [authority] }] },
    says: ['Cases', 'Roe v. Wade, 410 U.S. 113 (1973)', '3, 7'],
  },
};
