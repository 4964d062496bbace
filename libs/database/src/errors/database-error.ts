import { OperatorError } from '@casewright/platform';

/** A failure with a sentence for the person at the terminal: what is wrong and what to do. */
export class DatabaseError extends OperatorError {
  override readonly name = 'DatabaseError';
}
