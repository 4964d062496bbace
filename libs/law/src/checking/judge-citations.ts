import type { CheckedCitation, CitationLookup } from '@casewright/contracts';
import {
  type Citation,
  findCitations,
  type ResolvedCitations,
  resolveCitations,
} from '@casewright/law/citations';
import type { Authorities } from './authorities.js';
import { type JudgedCitation, judgeText, lookupKey } from './verdict/judge-text.js';

/** A text's citations, what each means, and what the library says about it; by the same index. */
export interface JudgedText {
  citations: Citation[];
  resolved: ResolvedCitations;
  judged: JudgedCitation[];
  /** Decisions that it names and does not cite, in its order; absent where nobody looked. */
  named?: CheckedCitation[];
}

/** Finds the citations of a text and compares them with the library. */
export async function judgeCitations(text: string, library: Authorities): Promise<JudgedText> {
  const citations = findCitations(text);
  const resolved = resolveCitations(citations);
  const judged = judgeText(citations, resolved, await lookUp(citations, resolved, library));
  return { citations, resolved, judged };
}

/** By the citation's index; one question for citations that are the same in it. */
async function lookUp(
  citations: readonly Citation[],
  { resolutions }: ResolvedCitations,
  library: Authorities,
): Promise<Map<number, CitationLookup>> {
  const pinned = new Set(
    resolutions.flatMap(({ authority }, at) =>
      citations[at]!.fields.pin !== undefined && authority !== null ? [authority] : [],
    ),
  );
  const asked = citations.flatMap((citation, index) => {
    const { authority } = resolutions[index]!;
    const key = lookupKey(citation, authority !== null && pinned.has(authority));
    return key ? [{ index, key, id: `${key.citation}|${key.name ?? ''}` }] : [];
  });
  const distinct = new Map(asked.map(({ id, key }) => [id, key]));
  const answers = await library.lookUp([...distinct.values()]);
  const byId = new Map([...distinct.keys()].map((id, at) => [id, answers[at]!]));
  return new Map(asked.map(({ index, id }) => [index, byId.get(id)!]));
}
