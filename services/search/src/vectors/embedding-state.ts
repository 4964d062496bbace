/** Whether vectors can be made and asked for: what the readiness of the service says of them. */
export class EmbeddingState {
  private known: string | null = null;

  /** A sentence for operators; null: nothing is wrong, as far as anybody knows. */
  get fault(): string | null {
    return this.known;
  }

  works(): void {
    this.known = null;
  }

  fails(error: unknown): void {
    this.known = error instanceof Error ? error.message : String(error);
  }

  /** @throws what is wrong, for a probe. */
  readonly check = async (): Promise<void> => {
    if (this.fault !== null) throw new Error(`${this.fault} Search goes on by words alone.`);
  };
}
