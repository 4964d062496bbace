import type {
  WritingAudience,
  WritingDocumentKind,
  WritingOptions,
  WritingScores,
} from '@casewright/contracts';
import type { FindingPatch } from './finding-patch';

/** A version of the draft, to the worker. */
export interface ReviewRequest {
  version: number;
  text: string;
  options: WritingOptions;
}

/** What the rules say about it; the patch is of the reply before. */
export interface ReviewReply {
  version: number;
  patch: FindingPatch;
  scores: WritingScores;
  documentKind: WritingDocumentKind;
  audience: WritingAudience;
}
