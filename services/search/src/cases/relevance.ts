/** In which parts of a record the query's words occur. */
export interface MatchedParts {
  citation: boolean;
  name: string[];
  topics: string[];
  keyPoints: string[];
  summary: string[];
}

/** One sentence: why this case is here. It names only what was found. */
export function explainRelevance(parts: MatchedParts, preferredCitation: string | null): string {
  if (parts.citation && preferredCitation) {
    return `Your query is the citation of this case, ${preferredCitation}.`;
  }
  const found = [
    clause(parts.name, 'its name'),
    clause(parts.topics, 'its topics'),
    clause(parts.keyPoints, 'its key points'),
    clause(parts.summary, 'its summary'),
  ].filter((text) => text !== null);
  if (found.length === 0) return 'It matches the terms of your query.';
  return `It has ${list(found)}.`;
}

function clause(words: string[], part: string): string | null {
  if (words.length === 0) return null;
  return `${list(words.slice(0, 5).map((word) => `“${word}”`))} in ${part}`;
}

function list(items: string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
