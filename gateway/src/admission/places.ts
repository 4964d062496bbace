/** Who sends a request. Anyone can invent tokens, but not networks. */
export interface Sender {
  readonly network: string;
  /** Of the session, or the API key. */
  readonly token: string | undefined;
}

/** Parts of the places that one network, and one session in it, may hold. */
const OF_A_NETWORK = 1 / 2;
const OF_A_SESSION = 1 / 4;

/** Requests of one class that run at once. Nothing is queued: a refused client may retry. */
export class Places {
  private taken = 0;
  /** Places held, by network and by token. */
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns a function that gives the place back, or null if there is none for this sender */
  take({ network, token }: Sender): (() => void) | null {
    const isFull =
      this.taken >= this.most ||
      this.heldBy(network) >= this.most * OF_A_NETWORK ||
      (token !== undefined && this.heldBy(token) >= this.most * OF_A_SESSION);
    if (isFull) return null;
    const holders = token === undefined ? [network] : [network, token];
    this.taken += 1;
    for (const holder of holders) this.held.set(holder, this.heldBy(holder) + 1);
    return () => {
      this.taken -= 1;
      for (const holder of holders) this.release(holder);
    };
  }

  private heldBy(holder: string): number {
    return this.held.get(holder) ?? 0;
  }

  private release(holder: string): void {
    const left = this.heldBy(holder) - 1;
    if (left > 0) this.held.set(holder, left);
    else this.held.delete(holder);
  }
}
