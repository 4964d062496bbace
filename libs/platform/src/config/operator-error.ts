/** A problem that the operator can fix; `message` is a sentence for the terminal. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Unusable configuration; `message` lists every fault, for the terminal. */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}
