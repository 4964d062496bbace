import { PROMPT_VERSION } from './analyze/prompt.js';

/** The prompts in use, by the task that its use is counted as. */
export const PROMPT_VERSIONS = [{ task: 'analyze', version: PROMPT_VERSION }] as const;
