export {
  analyzeCiting,
  type CitatorAnalysis,
  type CitedCase,
  type OpinionCitations,
  type PackedPlace,
} from './citing/analyze-case.js';
export { isCommonName, isCommonSurname } from './history/common-names.js';
export type { NewLaterEvent, SaidOfCase, SubsequentHistory } from './history/later-events.js';
export { fromRecord } from './history/merge-events.js';
export {
  decisionsOf,
  type FirstWords,
  firstWords,
  type Named,
  type NamedCaseRow,
  type NamedRow,
  NameIndex,
} from './history/name-index.js';
export { plainly, tellingWord } from './history/telling-word.js';
export { toHistory, undoingKey } from './history/to-history.js';
export {
  type DecisionRecord,
  groupRecords,
  mayBeOneDecision,
  type RecordPair,
} from './same-decision/group-records.js';
export {
  type CaseFacts,
  type FactRecord,
  MERGED_FIELDS,
  mergeRecords,
} from './same-decision/merge-records.js';
