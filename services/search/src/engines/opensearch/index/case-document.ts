import {
  type AnalyzedCase,
  type CitingText,
  type DocTable,
  IN_NAME,
  type IndexedCourt,
  recencyOf,
  yearOf,
} from '@casewright/law/ranking';
import { GAIN_FIELDS, type ProfileGains } from './profiles.js';

/** What ranking reads of a found case. */
export interface CaseColumns {
  court: number;
  decided: number;
  /** Of its decision, whichever record of that was cited. */
  citedBy: number;
  topCiter: number;
  leader: number;
  authority: number;
  nameLength: number;
  bodyLength: number;
}

/** A case as OpenSearch has it. Terms are written as `termToken` has them. */
export interface CaseDocument extends Record<string, unknown> {
  id: number;
  /** Terms of what later opinions say of it, and those that it lacks itself. */
  said: string;
  onlySaid: string;
  /** Those of its name, citations, docket number, and judges. */
  named: string;
  /** Its words in their order, text by text. */
  words: string[];
  columns: CaseColumns;
}

/** What a document is made of. */
export interface DocumentParts {
  analysis: Pick<AnalyzedCase, 'caseId' | 'terms' | 'payloads' | 'parts'>;
  citing: Pick<CitingText, 'terms' | 'payloads'> | undefined;
}

/** A term's 32-bit hash, or a word's 16-bit one, as OpenSearch has it. */
export function termToken(term: number): string {
  return (term >>> 0).toString(36);
}

/** Makes documents of cases, as of one generation of the library. */
export class DocumentMaker {
  constructor(
    private readonly docs: DocTable,
    private readonly courts: readonly IndexedCourt[],
    private readonly gains: ProfileGains,
  ) {}

  make({ analysis, citing }: DocumentParts): CaseDocument {
    const { caseId, terms, payloads, parts } = analysis;
    const tokens = Array.from(terms, termToken);
    return {
      id: caseId,
      said: citing ? Array.from(citing.terms, termToken).join(' ') : '',
      named: tokens.filter((_, i) => (payloads[i]! & IN_NAME) !== 0).join(' '),
      words: parts.map((part) => Array.from(part.tokens, termToken).join(' ')),
      ...this.gainsOf({ analysis, citing }, tokens),
      ...this.columnsOf(caseId),
    };
  }

  private gainsOf(
    { analysis, citing }: DocumentParts,
    tokens: readonly string[],
  ): Record<string, string> & { onlySaid: string } {
    const { caseId, terms, payloads } = analysis;
    const { bodyLength, headLength, citingLength } = this.docs;
    const said = new Map<number, number>();
    for (const [i, term] of citing?.terms.entries() ?? []) {
      said.set(term, (citingLength[caseId]! << 8) | citing!.payloads[i]!);
    }
    const lists = GAIN_FIELDS.map(() => [] as string[]);
    const add = (term: number, token: string, own: number) => {
      const gains = this.gains.of(own, said.get(term) ?? 0, headLength[caseId]!);
      for (const [at, list] of lists.entries()) list.push(`${token}|${gains[at]}`);
      said.delete(term);
    };
    const body = bodyLength[caseId]! << 8;
    for (const [i, term] of terms.entries()) add(term, tokens[i]!, body | payloads[i]!);
    const onlySaid = Array.from(said.keys(), termToken);
    for (const [at, term] of [...said.keys()].entries()) add(term, onlySaid[at]!, body);
    return {
      ...Object.fromEntries(GAIN_FIELDS.map((field, at) => [field, lists[at]!.join(' ')])),
      onlySaid: onlySaid.join(' '),
    };
  }

  private columnsOf(caseId: number): Record<string, unknown> & { columns: CaseColumns } {
    const { docs } = this;
    const decision = docs.leader[caseId] || caseId;
    const columns: CaseColumns = {
      court: docs.court[caseId]!,
      decided: docs.decided[caseId]!,
      citedBy: docs.citedBy[decision]!,
      topCiter: docs.topCiter[decision]!,
      leader: docs.leader[caseId]!,
      authority: docs.authority[caseId]!,
      nameLength: docs.nameLength[caseId]!,
      bodyLength: docs.bodyLength[caseId]!,
    };
    const { court, decided, citedBy, leader, authority } = columns;
    const year = yearOf(decided);
    return {
      court,
      decided,
      citedBy,
      authority,
      year,
      decade: Math.floor(year / 10),
      // Where only the year is known, the case may have been decided on its last day.
      latest: decided % 10_000 === 0 ? decided + 1231 : decided,
      level: this.courts[court]!.level,
      recency: recencyOf(year),
      decision,
      isSeveral: leader !== 0,
      isLeader: leader === 0 || leader === caseId,
      columns,
    };
  }
}
