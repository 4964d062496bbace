import type { Clause } from './clause.js';
import { CLAUSE_NOTES, type ClauseNote } from './clause-notes.js';
import { SURE } from './sure.js';

/**
 * What is said of a clause. One that the finder is not sure of is shown as worth a look, and nothing
 * is built on it.
 */
export function noteOn({ category, confidence }: Clause): ClauseNote {
  const { title, severity, explanation, recommendation } = CLAUSE_NOTES[category];
  if (confidence >= SURE)
    return { title, severity, explanation, ...(recommendation && { recommendation }) };
  return {
    title: `${title}?`,
    severity: 'info',
    explanation: `This passage may belong here; its wording is not typical. ${explanation.replace(/^This clause/, 'Such a clause')}`,
  };
}
