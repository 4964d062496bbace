import { binaryFields } from '../format/binary-fields.js';
import type { CaseAnalyzer } from './case-analyzer.js';

/** What the index takes from later opinions about a case. */
export interface CitingText {
  caseId: number;
  terms: Uint32Array;
  payloads: Uint8Array;
  length: number;
  parentheticals: string[];
}

/**
 * What later opinions say of some cases.
 *
 * @param copy rows of the case's number, a passage, and where in it the citation ends, in
 *   PostgreSQL's binary format: text that no other thread has made strings of
 */
export function analyzeCitingText(copy: Uint8Array, analyzer: CaseAnalyzer): CitingText[] {
  return [...passagesByCase(copy)].map(([caseId, passages]) => ({
    caseId,
    ...analyzer.analyzeCitingText(passages.map(({ passage }) => passage)),
    parentheticals: parentheticalsIn(passages),
  }));
}

function passagesByCase(copy: Uint8Array): Map<number, CitingPassage[]> {
  const found = new Map<number, CitingPassage[]>();
  for (const [id, passage, citationEnd] of binaryFields(copy)) {
    const caseId = id!.readInt32BE();
    const said = { passage: passage!.toString(), citationEnd: citationEnd!.readInt32BE() };
    const list = found.get(caseId);
    if (list) list.push(said);
    else found.set(caseId, [said]);
  }
  return found;
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
