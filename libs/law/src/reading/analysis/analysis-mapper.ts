import type {
  Analysis,
  CheckedCitation,
  DocumentDate,
  DocumentParty,
  DocumentStats,
} from '@casewright/contracts';
import { DATE_LABELS } from '../documents/date-kind.js';
import type { Understanding } from '../documents/understanding.js';
import { provisionsOf } from './provisions.js';

/** The parties, dates, provisions, citations, and counts of a document as the contract has them. */
export function toFacts(
  document: Understanding,
  checked: readonly CheckedCitation[],
): Pick<Analysis, 'documentType' | 'parties' | 'dates' | 'provisions' | 'citations' | 'stats'> {
  return {
    documentType: document.documentType,
    parties: document.parties.map(
      (party): DocumentParty => ({ ...party, ...place(document, party) }),
    ),
    dates: datesOf(document),
    provisions: provisionsOf(document),
    citations: checked.map((citation) => ({ ...citation, page: document.pageAt(citation.start) })),
    stats: statsOf(document),
  };
}

function place({ text, pageAt }: Understanding, { start, end }: { start: number; end: number }) {
  return { start, end, quote: text.slice(start, end), page: pageAt(start) };
}

/** Dates that are merely mentioned are left to the text; the same date of one kind counts once. */
function datesOf(document: Understanding): DocumentDate[] {
  const stated = document.dates.map(
    (each): DocumentDate => ({
      ...place(document, each),
      kind: each.kind,
      date: each.date,
      label: DATE_LABELS[each.kind],
    }),
  );
  const computed = (document.court?.deadlines ?? []).map(
    ({ what, date, rule, reasoning, ...span }): DocumentDate => ({
      ...place(document, span),
      kind: 'deadline',
      date,
      label: what,
      computed: { rule, reasoning },
    }),
  );
  const all = [...stated, ...computed].sort((a, b) =>
    a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1,
  );
  const seen = new Set<string>();
  return all.filter(({ kind, date, label }) => {
    const key = `${kind}|${date}|${label}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function statsOf({
  text,
  sentences,
  sections,
  terms,
  citations,
  source,
}: Understanding): DocumentStats {
  return {
    characters: text.length,
    words: text.match(/\S+/g)?.length ?? 0,
    sentences: sentences.length,
    sections: sections.length,
    definedTerms: terms.length,
    citations: citations.length,
    pages: source.pages?.length ? source.pages.length : null,
  };
}
