import {
  type CheckedCitation,
  isFaulty,
  type NamedInAnswer,
  VERDICT_WORDS,
} from '@casewright/contracts';
import { type CitationChecker, citationsOrNull } from '@casewright/law/checking';
import {
  type Citation,
  compareEitherWay,
  findBareNames,
  findCitations,
} from '@casewright/law/citations';
import { badLawMark, judgeNames } from './mark-names.js';
import { markTreatment } from './mark-treatment.js';

/** Stands behind each citation of the model's that no library confirms. */
export const NOT_VERIFIED = ' [citation not verified]';
/** How each such mark begins: of a citation that is wrong it goes on with what speaks against it. */
export const NOT_VERIFIED_BEGINS = ' [citation not verified';

/** No model cites as many laws in one answer. */
const MOST_LOOKED_FOR = 1_000;

interface MarkedTexts {
  texts: string[];
  verified: number;
  unverified: number;
  /** Decisions that the texts name and do not cite, each once. */
  named: NamedInAnswer[];
}

interface Judged {
  start: number;
  end: number;
  isVerified: boolean;
  named?: NamedInAnswer;
  /** A short name of a citation elsewhere, whose mark it has. */
  isShort?: true;
  /** What is to follow it; empty for what is confirmed and still good law. */
  mark: string;
}

/**
 * Has the citations of texts checked by the library, and marks each that it does not confirm. What
 * cannot be checked counts as not verified; what is no longer good law is marked so. Laws and rules that the document itself cites stay bare.
 * Decisions that are named and not cited are looked up by their names.
 */
export async function markCitations(
  texts: readonly string[],
  document: string,
  checker: CitationChecker | undefined,
): Promise<MarkedTexts> {
  const joined = texts.join('\n\n');
  const judged = await judge(joined, checker, document);
  let [next, start] = [0, 0];
  const own: Judged[] = [];
  const marked = texts.map((text) => {
    const [from, to] = [start, start + text.length];
    start = to + 2;
    const places: Place[] = [];
    for (; next < judged.length && judged[next]!.start < to; next++) {
      const each = judged[next]!;
      if (each.end > to) continue;
      own.push(each);
      if (each.mark) places.push({ at: behindYear(text, each.end - from), mark: each.mark });
    }
    return markTreatment(markedAt(text, places), document);
  });
  const cited = own.filter(({ named, isShort }) => !named && !isShort);
  const verified = cited.filter(({ isVerified }) => isVerified).length;
  const names = new Map(own.flatMap(({ named }) => (named ? [[named.text, named]] : [])));
  return {
    texts: marked,
    verified,
    unverified: cited.length - verified,
    named: [...names.values()],
  };
}

/** Behind the year of the citation that ends at `end`, where one follows. */
function behindYear(text: string, end: number): number {
  return end + (/^ \([^()]*\d{4}\)/.exec(text.slice(end))?.[0].length ?? 0);
}

interface Place {
  at: number;
  mark: string;
}

function markedAt(text: string, places: readonly Place[]): string {
  let [marked, from] = ['', 0];
  for (const { at, mark } of places.toSorted((a, b) => a.at - b.at)) {
    marked += text.slice(from, at) + mark;
    from = at;
  }
  return marked + text.slice(from);
}

async function judge(
  text: string,
  checker: CitationChecker | undefined,
  document: string,
): Promise<Judged[]> {
  const found = findCitations(text);
  const [cited, named] = await Promise.all([
    judgeCitations(text, found, checker, document),
    judgeNames(text, found, document, checker),
  ]);
  const names = named.map((each) => ({ ...each, isVerified: each.named.status === 'found' }));
  return [...cited, ...names, ...inherited(text, found, cited)].sort((a, b) => a.start - b.start);
}

/** A short name is marked as the citation is that it stands for. */
function inherited(text: string, found: readonly Citation[], judged: readonly Judged[]): Judged[] {
  const marked = judged.filter(({ mark }) => mark !== '');
  if (marked.length === 0) return [];
  return findBareNames(text, []).flatMap(({ start, end, readings }): Judged[] => {
    if (found.some(({ fullSpan }) => fullSpan.start < end && start < fullSpan.end)) return [];
    const cited = found.find(({ fields: { caseName } }) =>
      readings.some((name) => caseName && compareEitherWay(name, caseName).verdict === 'same'),
    );
    const mark = marked.find((each) => each.start === cited?.start)?.mark;
    return mark ? [{ start, end, isVerified: false, isShort: true, mark }] : [];
  });
}

async function judgeCitations(
  text: string,
  found: readonly Citation[],
  checker: CitationChecker | undefined,
  document: string,
): Promise<Judged[]> {
  if (found.length === 0) return [];
  const checked = await check(text, checker);
  const verdicts = new Map(checked.map((each) => [each.start, each]));
  const isInDocument = finderIn(document);
  return found.flatMap(({ start, end, kind }) => {
    const citation = verdicts.get(start);
    const isVerified = citation?.verdict === 'verified';
    const isOfDocument = kind !== 'case' && isInDocument(text.slice(start, end));
    if (!isVerified && isOfDocument) return [];
    const mark = (isVerified ? '' : doubtOf(citation)) + badLawMark(citation?.history);
    return [{ start, end, isVerified, mark }];
  });
}

function doubtOf(citation: CheckedCitation | undefined): string {
  if (!citation || !isFaulty(citation.verdict)) return NOT_VERIFIED;
  return `${NOT_VERIFIED_BEGINS}: ${VERDICT_WORDS[citation.verdict].toLowerCase()}]`;
}

/** Whether a citation appears in the document, of the first so many that differ. */
function finderIn(document: string): (citation: string) => boolean {
  const known = new Map<string, boolean>();
  return (citation) => {
    if (!known.has(citation) && known.size < MOST_LOOKED_FOR)
      known.set(citation, document.includes(citation));
    return known.get(citation) ?? false;
  };
}

async function check(
  text: string,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  return (checker && (await citationsOrNull(checker.check(text)))) ?? [];
}
