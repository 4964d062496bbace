import { STATES } from '../courts/states.js';
import { compareEitherWay } from '../names/compare/compare-case-names.js';
import type { Citation, Span } from '../types.js';
import { findNamedCases, type NamedCase } from './named-cases.js';

/** A decision that a text names and does not cite: in full, or by the name that it is known by. */
export interface BareName extends Span {
  /** What the name can be, the longest first: where it ends, its words alone do not always tell. */
  readings: string[];
  /** Behind the name, on its own: "Roe v. Wade (1973)". */
  year?: number;
  /**
   * Whether it can be nothing else than a decision. "Under Roe" and "the Lemon test" may also be a
   * statute or a product.
   */
  isCertain: boolean;
}

const WORD = String.raw`\p{Lu}[\p{L}’']{2,30}`;
const NAME = `[*_]{0,2}(?!(?:The|This|That|Our|Its) )(?<name>${WORD}(?: (?:& )?${WORD}){0,2})[*_]{0,2}`;
const HELD =
  '(?:held|holds|teach(?:es)?|taught|instruct(?:s|ed)|ruled|decided|recognize[sd]|establish(?:es|ed)|ma(?:de|kes) clear|overruled?s?|abrogate[sd]|reaffirm(?:s|ed))';
const COURT_HELD =
  '(?:the|this) (?:[A-Z][a-z]+ ){0,2}(?:Court|court) (?:of [A-Z][a-z]+ )?(?:has )?(?:held|ruled|found|concluded|recognized|explained|decided|rejected|reasoned|struck|upheld)';
/** "As Miranda held"; "In Miranda, the Court held"; "the holding in Miranda"; "Miranda held that". */
const CERTAIN = [
  String.raw`\b[Aa]s ${NAME} (?:itself |also |later |first )?${HELD}\b`,
  String.raw`\b[Ii]n ${NAME}, ${COURT_HELD}\b`,
  String.raw`\b(?:holding|ruling|decision) in ${NAME}(?! (?:of|and|v)\b)(?=[\s,.;:)’']|$)`,
  String.raw`(?<=^|[.;:,] |\b(?:that|and|but|because|since) )${NAME} (?:held|holds) that\b`,
  String.raw`(?<=^|[.;:,] |\b(?:that|and|but|because|since) )${NAME} (?:was|has been|is) overruled\b`,
].map((source) => new RegExp(source, 'gu'));
const LIKELY = [
  String.raw`\b(?:[Uu]nder|[Ff]ollowing|[Ss]ince|[Uu]nlike|[Aa]fter) ${NAME}(?=[,.;]|$)`,
  `${NAME} (?:deference|doctrine|test|framework|standard|rule)\\b`,
].map((source) => new RegExp(source, 'gu'));
const PROCEEDING =
  /\b(?:In re|Ex parte|(?:In the )?Matter of) (?:the )?(?:(?:Marriage|Estate|Adoption|Guardianship) of )?\p{Lu}[\p{L}’'.-]{1,30}(?: (?:(?:of|&) )?\p{Lu}[\p{L}’'-]{1,30}){0,4}/gu;

/** What holds and requires as decisions do: courts, people of office, laws, and parties by their part. */
const NO_DECISION =
  /^(?:The|This|That|These|Those|Our|Its?|Chief|Justices?|Judges?|President|Senator|Professor|Attorney|General|Governor|Secretary|Mr|Mrs|Dr|He|She|They|We|Each|Both|Congress|Parliament|Federal|State|Supreme|Title|Section|Article|Rule|Part|Chapter|Clause|Bluebook|Restatement|Plaintiffs?|Defendants?|Appell(?:ant|ee)s?|Petitioners?|Respondents?|Tenants?|Landlords?|Lessees?|Lessors?|Buyers?|Sellers?|Lenders?|Borrowers?|Employe(?:e|r)s?|Contractors?|Customers?|Providers?|Suppliers?|Clients?|Licensees?|Licensors?|Parties|Party|Company|Agreement|Contract|Lease|However|Here|There|While|When|Where|Since|January|February|March|April|May|June|July|August|September|October|November|December|England|Canada|Europe|Washington|Chicago|Boston|Philadelphia)\b|\b(?:Courts?|Circuit|Congress|Act|Code|Rules?|Committee|Board|Commission|Department|Agency|Division|Constitution|Amendment|Clause|Legislature|Senate|House|Law|Laws|Statutes?|Regulations?|County|City|District|University)$/;
const PLACES = new Set(STATES.map(({ name }) => name));
const POSSESSIVE = /['’]s?$/;

const mayBeDecision = (name: string): boolean =>
  !NO_DECISION.test(name) && !PLACES.has(name) && !/^\p{Lu}+$/u.test(name);

/**
 * Decisions that a text names outside of its citations, in the text's order. What is cited elsewhere
 * in the text, or named there in full, has its later short forms with it.
 */
export function findBareNames(text: string, citations: readonly Citation[]): BareName[] {
  const full = [...bySuit(findNamedCases(text, citations, true)), ...proceedingsIn(text)];
  const cited = citations.flatMap(({ fields }) => fields.caseName ?? fields.antecedent ?? []);
  const isFree = ({ start, end }: Span) =>
    !citations.some(({ fullSpan }) => fullSpan.start < end && start < fullSpan.end);
  const isCited = ({ readings }: BareName) =>
    readings.some((name) => cited.some((each) => compareEitherWay(name, each).verdict === 'same'));
  const named = full.filter((each) => isFree(each) && !isCited(each));
  const known = [...cited, ...full.flatMap(({ readings }) => readings)];
  const isKnown = ({ readings: [name = ''] }: BareName) =>
    known.some((each) => compareEitherWay(name, each).verdict === 'same');
  const isApart = ({ start, end }: Span) =>
    !full.some((each) => each.start < end && start < each.end);
  const short = shortNamesIn(text).filter(
    (each) => isFree(each) && isApart(each) && !isKnown(each),
  );
  return [...named, ...short].sort((a, b) => a.start - b.start);
}

/** The readings of one name together. */
function bySuit(found: readonly NamedCase[]): BareName[] {
  const names = new Map<number, BareName>();
  for (const { start, end, name, year } of found) {
    const known = names.get(start);
    if (known) known.readings.push(name);
    else
      names.set(start, {
        start,
        end,
        readings: [name],
        isCertain: true,
        ...(year !== undefined && { year }),
      });
  }
  return [...names.values()];
}

function proceedingsIn(text: string): BareName[] {
  return [...text.matchAll(PROCEEDING)].flatMap(({ 0: words, index: start }): BareName[] => {
    const name = words.replace(/[.,]+$/, '').replace(POSSESSIVE, '');
    const end = start + name.length;
    return [{ start, end, readings: [name], isCertain: true }];
  });
}

/** Each once, where several forms of words show it. */
function shortNamesIn(text: string): BareName[] {
  const found = new Map<number, BareName>();
  for (const [patterns, isCertain] of [
    [CERTAIN, true],
    [LIKELY, false],
  ] as const) {
    for (const match of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const name = match.groups!.name!.replace(POSSESSIVE, '');
      const start = match.index + match[0].indexOf(name);
      if (mayBeDecision(name) && !found.has(start))
        found.set(start, { start, end: start + name.length, readings: [name], isCertain });
    }
  }
  return [...found.values()];
}
