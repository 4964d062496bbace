import {
  AUTHORITY_GROUPS,
  type AuthoritiesRequest,
  type AuthorityEntry,
  type AuthorityGroup,
  type LaterHistory,
  PASSIM_PAGES,
  STANDINGS,
  type TableOfAuthorities,
  type UnmatchedReference,
} from '@casewright/contracts';
import type { Authority } from '@casewright/law/citations';
import type { Authorities } from '../authorities.js';
import { toCheckedCase } from '../checked-citation.mapper.js';
import { type JudgedText, judgeCitations } from '../judge-citations.js';
import { namedDecisions } from '../named-decisions.js';
import { type Places, pagesOf, placesOf } from '../page-numbers.js';
import { isReference } from '../verdict/judge-text.js';
import { whyUnresolved } from '../verdict/judgment.js';
import { compareEntries, groupOf } from './authority-group.js';
import { authorityText } from './authority-text.js';

/** The table of authorities of a judged text; without pages it has no page numbers. */
export function buildTable(judgedText: JudgedText, pages: Places | null): TableOfAuthorities {
  const groups = new Map<AuthorityGroup, AuthorityEntry[]>();
  for (const authority of judgedText.resolved.authorities) {
    const group = groupOf(authority.kind);
    const entries = groups.get(group) ?? [];
    entries.push(toEntry(authority, judgedText, pages));
    groups.set(group, entries);
  }
  const order = Object.keys(AUTHORITY_GROUPS) as AuthorityGroup[];
  return {
    groups: order.flatMap((group) => {
      const entries = groups.get(group);
      if (!entries) return [];
      entries.sort((a, b) => compareEntries(a.text, b.text));
      return [{ group, label: AUTHORITY_GROUPS[group], entries }];
    }),
    unmatched: unmatchedOf(judgedText, pages),
    pageCount: pages?.count || null,
    passimFrom: PASSIM_PAGES,
  };
}

function toEntry(authority: Authority, text: JudgedText, pages: Places | null): AuthorityEntry {
  const { citations, judged } = text;
  const full = authority.mentions.filter((at) => !isReference(citations[at]!));
  // Of several printings and mentions, one that the library has.
  const shown = judged[full.find((at) => judged[at]!.case) ?? full[0]!]!;
  const history = gravestOf(full.flatMap((at) => judged[at]!.history ?? []));
  const found = pagesOfMentions(authority, text, pages);
  const footnotes = notesOfMentions(authority, text, pages);
  const passim = found.length >= PASSIM_PAGES;
  return {
    ...authorityText(
      authority,
      full.map((at) => citations[at]!),
    ),
    kind: authority.kind,
    citations: authority.citations,
    pages: found,
    ...(footnotes.length > 0 && { footnotes }),
    passim,
    pageText: passim ? 'passim' : found.join(', '),
    mentions: authority.mentions.length,
    verdict: shown.verdict,
    ...(history && { history }),
    ...(shown.case && { case: toCheckedCase(shown.case) }),
  };
}

/** Of several printings, the one of which the worst is known. */
const gravestOf = (histories: readonly LaterHistory[]): LaterHistory | undefined =>
  STANDINGS.flatMap((standing) => histories.find((each) => each.standing === standing) ?? [])[0];

/** A citation appears on the page on which it begins, its case name included. */
function pagesOfMentions(
  { mentions }: Authority,
  { citations }: JudgedText,
  pages: Places | null,
): number[] {
  if (!pages) return [];
  const found = mentions.flatMap((at) => pages.at(citations[at]!.fullSpan.start) ?? []);
  return [...new Set(found)].sort((a, b) => a - b);
}

function notesOfMentions(
  { mentions }: Authority,
  { citations }: JudgedText,
  pages: Places | null,
): string[] {
  return [
    ...new Set(mentions.flatMap((at) => pages?.noteAt?.(citations[at]!.fullSpan.start) ?? [])),
  ];
}

const NAMED_ALONE = 'The text names it without a citation, so the table has no entry for it.';

function unmatchedOf(
  { citations, resolved, named = [] }: JudgedText,
  pages: Places | null,
): UnmatchedReference[] {
  const unresolved = citations.flatMap(({ text, start, end, kind }, at) => {
    const { authority, reason } = resolved.resolutions[at]!;
    return authority === null ? [{ text, start, end, kind, reason: whyUnresolved(reason) }] : [];
  });
  const alone = named.map(({ text, start, end, kind, history }) => ({
    text,
    start,
    end,
    kind,
    reason: NAMED_ALONE,
    ...(history && { history }),
  }));
  return [...unresolved, ...alone]
    .sort((a, b) => a.start - b.start)
    .map((each) => ({ ...each, page: pages?.at(each.start) ?? null }));
}

/**
 * The table of authorities of a text.
 *
 * @param pages where each page begins, or pages and notes; see `AuthoritiesRequestSchema`
 */
export async function authoritiesIn(
  text: string,
  { pages, places }: Pick<AuthoritiesRequest, 'pages' | 'places'>,
  library: Authorities,
): Promise<TableOfAuthorities> {
  const judgedText = await judgeCitations(text, library);
  const named = await namedDecisions(text, judgedText, library);
  const known = places ? placesOf(places) : pagesOf(text, pages);
  return buildTable({ ...judgedText, named }, known);
}
