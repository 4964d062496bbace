import { reporterByAbbreviation } from '../finder/reporter-lookup.js';

/**
 * A citation without what people write differently: case, spaces, periods, section signs.
 * `410 U.S. 113` and `410 us 113` have the same key.
 */
export function citationKey(citation: string): string {
  return citation.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * How Bluebook table T1 would choose among a case's parallel citations; lower is preferred. What
 * appears here by name goes before what its kind of reporter says.
 */
const BY_NAME: readonly (readonly [form: RegExp, rank: number])[] = [
  // Vendors' numbers look like official reports: "1961 U.S. LEXIS 812".
  [/\bWL\b/i, 40],
  [/\bLEXIS\b/i, 41],
  // T1.1: the Supreme Court by U.S., else S. Ct., else L. Ed., else U.S.L.W.
  [/^U\. ?S\.(?: \(|$)/, 0],
  [/^S\. ?Ct\./, 1],
  [/^L\. ?Ed\./, 2],
  [/^U\.S\.L\.W\./, 3],
  // West prints these for one state only, alongside its regional reporter.
  [/^(?:Cal\. ?Rptr\.|N\.Y\.S\.|Ill\. ?Dec\.)/, 22],
];
const NEUTRAL = 20;
/** States numbered their older decisions too, but lawyers still cite those by their reports. */
const NUMBERED_AFTERWARDS = 25;
const FIRST_NEUTRAL_YEAR = 1994;
const OTHER = 30;
const BY_KIND: Record<string, number> = {
  federal: 10,
  state: 10,
  neutral: NEUTRAL,
  state_regional: 21,
  scotus_early: 23,
  specialty: 24,
  specialty_west: 24,
};

const PARTS = /^(\d+)[ -](.+?)[ -]\d/;
const ranks = new Map<string, number>();
const KNOWN_AT_MOST = 5_000;

/**
 * The citations of a case as lawyers prefer them: the official report first, then neutral and
 * regional ones, vendors' numbers last. Equals keep their order, which is the source's.
 */
export function preferredFirst(citations: readonly string[]): string[] {
  return citations
    .map((citation) => ({ citation, rank: rankOf(citation) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ citation }) => citation);
}

function rankOf(citation: string): number {
  const [, volume = '', reporter = citation] = PARTS.exec(citation) ?? [];
  let rank = ranks.get(reporter);
  if (rank === undefined) {
    if (ranks.size >= KNOWN_AT_MOST) ranks.clear();
    rank = rankOfReporter(reporter);
    ranks.set(reporter, rank);
  }
  const isOld = rank === NEUTRAL && Number(volume) < FIRST_NEUTRAL_YEAR;
  return isOld ? NUMBERED_AFTERWARDS : rank;
}

function rankOfReporter(reporter: string): number {
  const named = BY_NAME.find(([form]) => form.test(reporter));
  if (named) return named[1];
  const [info] = reporterByAbbreviation(reporter);
  return info ? (BY_KIND[info.type] ?? OTHER) : OTHER;
}
