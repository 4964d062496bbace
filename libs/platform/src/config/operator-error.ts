/** Something that whoever runs the product can fix; `message` is a sentence for the terminal. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Configuration that cannot be used; `message` lists every fault, for the terminal. */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}
