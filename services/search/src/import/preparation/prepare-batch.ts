import {
  type CaseToAnalyze,
  type PreparedRecord,
  prepareCase,
  type SourceCase,
  toCaseToAnalyze,
} from '@casewright/law/records';

/** A record that is new or changed, on its way into the library. */
export interface CaseToPrepare {
  case: SourceCase;
  contentHash: string;
}

/** What became of a record: ready to be stored, or the sentence that says why not. */
export type Prepared = { record: PreparedRecord } | { reason: string };

export interface NamedAnalysis {
  name: string;
  analyze(item: CaseToAnalyze): unknown;
}

const utf8 = new TextEncoder();

/** Prepares records and runs the stages' analyzers over them. Pure: in a worker or here. */
export function prepareBatch(
  items: readonly CaseToPrepare[],
  analyzers: readonly NamedAnalysis[],
): Prepared[] {
  return items.map((item) => {
    try {
      const record = prepareCase(item.case, item.contentHash);
      const given = toCaseToAnalyze(record);
      const analyses = Object.fromEntries(
        analyzers.map(({ name, analyze }) => [name, analyze(given)]),
      );
      const opinions = record.opinions.map((opinion) => ({
        ...opinion,
        text: utf8.encode(opinion.text),
      }));
      return { record: { ...record, opinions, analyses } };
    } catch (error) {
      return { reason: `The case cannot be prepared: ${(error as Error).message}.` };
    }
  });
}
