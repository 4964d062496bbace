import { PROMPT_VERSION as analyze } from './analyze/prompt.js';
import { PROMPT_VERSION as ask } from './ask/prompt.js';
import { PROMPT_VERSION as citation } from './citation/prompt.js';
import { PROMPT_VERSION as question } from './question/prompt.js';
import { PROMPT_VERSION as relevance } from './relevance/prompt.js';
import { PROMPT_VERSION as template } from './template/prompt.js';
import { PROMPT_VERSION as writing } from './writing/prompt.js';

/** The prompts that this release asks the model with, by task. */
export const PROMPT_VERSIONS = [
  { task: 'analyze', version: analyze },
  { task: 'ask', version: ask },
  { task: 'citation', version: citation },
  { task: 'question', version: question },
  { task: 'relevance', version: relevance },
  { task: 'template', version: template },
  { task: 'writing', version: writing },
] as const;
