import type { ModelFault } from './model-error.js';

/** One request to the model. */
export interface ModelUse {
  task: string;
  model: string;
  failed: boolean;
  /** From the request to its whole answer, or to its failure. */
  durationMs: number;
  /** How it failed. */
  fault?: ModelFault;
  promptTokens?: number;
  completionTokens?: number;
}

/** Keeps count of what the model is used for, for the user of the current request. */
export interface UsageRecorder {
  record(use: ModelUse): void;
}
