/** Ends an import; `message` is a sentence for the person who started it. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The import was asked to stop; running it again goes on where it stopped. */
export class ImportInterrupted extends Error {
  override readonly name = 'ImportInterrupted';

  constructor() {
    super('The import was stopped. Run it again with the same paths and it goes on.');
  }
}
