/** What the index takes from later opinions about a case. */
export interface CitingText {
  caseId: number;
  terms: Uint32Array;
  payloads: Uint8Array;
  length: number;
  parentheticals: string[];
}

/** What a later opinion says of a case right after citing it: `(holding that …)`. */
const HOLDING =
  /^[^()]{0,60}(?:\([^()]*\d{4}\)[^()]{0,12})?\(((?:holding|finding|concluding|ruling|recognizing|explaining|noting|stating|reasoning|rejecting|upholding|affirming|reversing|striking down)\b[^()]{30,300})\)/;

const KEPT = 4;

/** A passage around a citation, and where the citation ends in it. */
export interface CitingPassage {
  passage: string;
  citationEnd: number;
}

/** Later courts' own words about a case, each once. */
export function parentheticalsIn(passages: readonly CitingPassage[]): string[] {
  const found = new Set<string>();
  for (const { passage, citationEnd } of passages) {
    const words = HOLDING.exec(passage.slice(citationEnd))?.[1];
    if (words) found.add(words.replace(/-\s*\n\s*(?=[a-z])/g, '').replace(/\s+/g, ' '));
    if (found.size === KEPT) break;
  }
  return [...found];
}
