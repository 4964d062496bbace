/** A failure with a sentence for the person at the terminal: what is wrong and what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
