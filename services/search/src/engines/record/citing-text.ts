import {
  type CaseAnalyzer,
  type CitingPassage,
  type CitingText,
  parentheticalsIn,
} from '@casewright/law/ranking';
import { binaryFields } from './binary-fields.js';

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
