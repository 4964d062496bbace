/** What the contracts read in a user's words: values of a draft, questions, file names. */
import {
  isNaturalQuestion,
  readValue,
  SEARCH_LIMITS,
  TEMPLATE_LIMITS,
} from '@casewright/contracts';

const TYPES = ['party', 'address', 'date', 'money', 'number', 'duration', 'email', 'text'];

export const passes = [
  {
    name: 'values of a draft',
    limit: TEMPLATE_LIMITS.answer,
    run: (text) => TYPES.map((type) => readValue({ type, choices: [] }, text, 'en-US')),
  },
  { name: 'question or query', limit: SEARCH_LIMITS.query, run: isNaturalQuestion },
];
