/** One request to the model. */
export interface ModelUse {
  task: string;
  model: string;
  failed: boolean;
  promptTokens?: number;
  completionTokens?: number;
}

/** Keeps count of what the model is used for, for the user of the current request. */
export interface UsageRecorder {
  record(use: ModelUse): void;
}
