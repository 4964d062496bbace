import { OperatorError } from '@casewright/platform';

/** A failure with a sentence for the operator: what is wrong and what to do. */
export class DatabaseError extends OperatorError {
  override readonly name = 'DatabaseError';
}
