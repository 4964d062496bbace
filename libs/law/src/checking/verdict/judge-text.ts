import { type CitationLookup, type LookupKey, LookupKeySchema } from '@casewright/contracts';
import type { Citation, ResolvedCitations, Unresolved } from '@casewright/law/citations';
import { judgeCase } from './judge-case.js';
import { withHistory } from './judge-history.js';
import { judgePin } from './judge-pin.js';
import { type Judgment, whyUnchecked, whyUnresolved, without } from './judgment.js';

/** A reference, and the full citation that it stands for. */
export interface JudgedCitation extends Judgment {
  /** Index of that full citation; null for a full citation, and for a reference to nothing. */
  antecedent: number | null;
}

const REFERENCES: readonly Citation['kind'][] = ['short', 'id', 'supra', 'reference'];

export const isReference = ({ kind }: Citation): boolean => REFERENCES.includes(kind);

/** What the library is asked about a citation; null for one that it knows nothing of. */
export function lookupKey(
  { kind, normalized, fields }: Citation,
  pinned = fields.pin !== undefined,
): LookupKey | null {
  const { volume, reporter, page, caseName } = fields;
  if (kind !== 'case' || page === null) return null;
  const name = caseName?.slice(0, 500);
  const key = { citation: normalized, volume, reporter, page, name, ...(pinned && { pinned }) };
  return LookupKeySchema.safeParse(key).success ? key : null;
}

/** The verdict on every citation of a text; `lookups` are by index, absent where nothing was asked. */
export function judgeText(
  citations: readonly Citation[],
  { resolutions }: ResolvedCitations,
  lookups: ReadonlyMap<number, CitationLookup>,
): JudgedCitation[] {
  const judged: JudgedCitation[] = [];
  const last = new LastCited(citations, judged);
  for (const [index, citation] of citations.entries()) {
    const { authority, reason } = resolutions[index]!;
    if (isReference(citation)) {
      const reference = judgeReference(citations, judged, last.of(authority), reason);
      judged.push(withPin(citation, reference, citations));
      continue;
    }
    const found = lookups.get(index);
    const judgment = found
      ? withHistory(judgeCase(citation, found), citation, found, citations)
      : without('unchecked', whyUnchecked(citation));
    const own = asPinCite(citation, { ...judgment, antecedent: null }, citations, judged);
    judged.push(asRepeated(own, last.of(authority), citations, judged));
    last.note(authority, index);
  }
  return judged;
}

/** A reference's own page; where the full citation has several printings, only one names which. */
function withPin(
  citation: Citation,
  judged: JudgedCitation,
  citations: readonly Citation[],
): JudgedCitation {
  const full = judged.antecedent === null ? undefined : citations[judged.antecedent];
  if (!full || !judged.pages) return judged;
  const { volume, reporter } = citation.fields;
  const isSamePrinting =
    citation.kind === 'short'
      ? volume === full.fields.volume && reporter === full.fields.reporter
      : full.fields.parallelGroup === undefined;
  return isSamePrinting ? { ...judged, ...judgePin(citation, judged) } : judged;
}

function judgeReference(
  citations: readonly Citation[],
  judged: readonly JudgedCitation[],
  antecedent: number | null,
  reason: Unresolved | undefined,
): JudgedCitation {
  if (antecedent !== null) {
    return inherited(citations[antecedent]!, judged[antecedent]!, antecedent);
  }
  return { ...without('unchecked', whyUnresolved(reason)), antecedent };
}

/** The last full citation of each authority; of parallels, one that the library has. */
class LastCited {
  private readonly groups = new Map<number, number[]>();

  constructor(
    private readonly citations: readonly Citation[],
    private readonly judged: readonly JudgedCitation[],
  ) {}

  note(authority: number | null, index: number): void {
    if (authority === null) return;
    const group = this.groups.get(authority);
    const parallel = this.citations[index]!.fields.parallelGroup;
    const goesOn =
      parallel !== undefined &&
      group &&
      this.citations[group[0]!]!.fields.parallelGroup === parallel;
    if (goesOn) group.push(index);
    else this.groups.set(authority, [index]);
  }

  of(authority: number | null): number | null {
    const group = authority === null ? undefined : this.groups.get(authority);
    const known = (at: number) => this.judged[at]!.case ?? this.judged[at]!.stands;
    return group?.find(known) ?? group?.[0] ?? null;
  }
}

/** The index has no numbers of decisions: it is asked once, and lists each by one citation. */
const isSameCase = (a: Judgment, b: Judgment): boolean =>
  a.case || b.case
    ? a.case?.id === b.case?.id
    : a.stands !== undefined && a.stands.citation === b.stands?.citation;

/** A page written as one to look at, and not as the first of a case: `316 U.S. pp. 607`. */
const PIN_FORM = /\b(?:at|pp?\.)\s*\d/;

/**
 * A page inside a known case is no wrong citation where it is written as a pin cite, or bears
 * neither name nor year and the text has cited the case itself: it stands for that citation.
 */
function asPinCite(
  citation: Citation,
  own: JudgedCitation,
  citations: readonly Citation[],
  judged: readonly JudgedCitation[],
): JudgedCitation {
  if (own.verdict !== 'no_case_at_page') return own;
  const { caseName, year } = citation.fields;
  const written = PIN_FORM.test(citation.text);
  if (!written && (caseName || year !== undefined)) return own;
  const antecedent = judged.findIndex((each) => each.isSource && isSameCase(each, own));
  if (antecedent >= 0) return inherited(citations[antecedent]!, judged[antecedent]!, antecedent);
  const within = own.case ?? own.stands;
  if (!written || !within) return own;
  const where = `Page ${citation.fields.page} is inside ${within.name}.`;
  return {
    ...without('unchecked', `${where} No citation of that case was compared.`),
    antecedent: null,
  };
}

/** A citation without a name that repeats one with a name stands for that one. */
function asRepeated(
  own: JudgedCitation,
  before: number | null,
  citations: readonly Citation[],
  judged: readonly JudgedCitation[],
): JudgedCitation {
  if (own.verdict !== 'name_unread' || before === null) return own;
  const isNamed = citations[before]!.fields.caseName !== undefined;
  return isNamed && isSameCase(judged[before]!, own)
    ? inherited(citations[before]!, judged[before]!, before)
    : own;
}

function inherited(full: Citation, judgment: Judgment, antecedent: number): JudgedCitation {
  const { caseName, title } = full.fields;
  const name = caseName ?? (full.kind === 'journal' || full.kind === 'book' ? title : undefined);
  const means = name ? `${name}, ${full.normalized}` : full.normalized;
  return {
    ...judgment,
    explanation: `This stands for ${means}. ${judgment.explanation}`,
    antecedent,
  };
}
