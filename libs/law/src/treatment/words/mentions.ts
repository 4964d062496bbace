import type { Citation, ResolvedCitations } from '../../citations/index.js';

/** Where a text names a case: by citation, with the case's name in front of it, or by name alone. */
export interface Mention {
  /** Index of the authority among the resolved ones. */
  authority: number;
  start: number;
  end: number;
  /** True for a short name without a citation. */
  named: boolean;
}

const MAY_MENTION = new Set(['case', 'short', 'supra', 'reference']);

/** Parties that give a case no name of its own. */
const OF_MANY =
  /^(?:the )?(?:united states|u\.? ?s\.?|state|people|commonwealth|government|city|county|town|village|board|commissioner|comm'r|secretary|department|dept|district|school|national|american|federal|first|bank|attorney|general|director|superintendent|warden|in re|ex parte|matter|estate|doe|roe?|united|international|union|court|congress|county|new|north|south|west|east)\b/i;
const STATES =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|puerto rico)\b/i;
const SUFFIX = /,?\s+(?:Inc|Co|Corp|Ltd|L\.?L\.?C|Assn|Ass'n|R\.? ?R|Ry|et al|No|Bros|& Co)\b.*$/i;

/** The citations of cases, from the name to the year, without explanatory parentheticals. */
export function citedMentions(
  text: string,
  citations: readonly Citation[],
  resolved: ResolvedCitations,
): Mention[] {
  const mentions: Mention[] = [];
  for (const [index, citation] of citations.entries()) {
    const authority = resolved.resolutions[index]?.authority;
    if (authority === null || authority === undefined || !MAY_MENTION.has(citation.kind)) continue;
    const { start, end } = clipped(text, citation);
    const last = mentions.at(-1);
    if (last && last.authority === authority && start <= last.end)
      last.end = Math.max(last.end, end);
    else mentions.push({ authority, start: Math.max(start, last?.end ?? 0), end, named: false });
  }
  return mentions;
}

function clipped(text: string, { start, end, fullSpan, fields }: Citation) {
  const said = fields.parenthetical;
  // No further than the citation: a parenthetical that is printed otherwise is nowhere in the text.
  const aside = said ? text.slice(end, fullSpan.end + said.length).indexOf(said) : -1;
  const close = aside > 0 && end + aside < fullSpan.end ? end + aside - 1 : fullSpan.end;
  const history = fields.history?.[0]?.start ?? Number.POSITIVE_INFINITY;
  return {
    start: Math.min(start, fullSpan.start),
    end: history < close ? Math.max(end, Math.min(close, history)) : Math.max(end, close),
  };
}

/** Short names of the authorities that belong to one of them only, and to no party of the case. */
export function shortNames(
  resolved: ResolvedCitations,
  citations: readonly Citation[],
  caseName: string,
): Map<string, number> {
  const names = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const authority of resolved.authorities) {
    if (authority.kind !== 'case') continue;
    const introduced = authority.mentions.map((at) => citations[at]?.fields.shortName);
    for (const name of new Set([...introduced, authority.name, ...partiesOf(authority.name)])) {
      if (!name || name.length < 4 || caseName.includes(name)) continue;
      const known = names.get(name);
      if (known !== undefined && known !== authority.id) ambiguous.add(name);
      names.set(name, authority.id);
    }
  }
  for (const name of ambiguous) names.delete(name);
  // The longest first, so that "Jones v. Opelika" is one mention and not two.
  return new Map([...names].sort(([a], [b]) => b.length - a.length));
}

function partiesOf(name: string | undefined): string[] {
  return (name ?? '')
    .split(/\s+v\.?\s+/)
    .map((party) => party.replace(SUFFIX, '').trim())
    .filter((party) => /^[A-Z]/.test(party) && !OF_MANY.test(party) && !STATES.test(party));
}

/** Short names in `text.slice(from, to)` outside the given mentions. */
export function namedMentions(
  text: string,
  from: number,
  to: number,
  names: ReadonlyMap<string, number>,
  taken: readonly Mention[],
): Mention[] {
  const found: Mention[] = [];
  const sentence = text.slice(from, to);
  for (const [name, authority] of names) {
    for (
      let at = sentence.indexOf(name);
      at !== -1;
      at = sentence.indexOf(name, at + name.length)
    ) {
      const [start, end] = [from + at, from + at + name.length];
      if (/\w/.test(text[start - 1] ?? '') || /\w/.test(text[end] ?? '')) continue;
      if ([...taken, ...found].some((other) => other.start < end && start < other.end)) continue;
      found.push({ authority, start, end, named: true });
    }
  }
  return found;
}
