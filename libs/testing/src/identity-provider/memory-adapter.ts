import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the provider keeps, all in one place: of every kind, by its id. */
const kept = new Map<string, AdapterPayload>();

/** The provider's own one is the same, and warns of itself on standard output. */
export class MemoryAdapter implements Adapter {
  constructor(private readonly kind: string) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    kept.set(this.key(id), payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(this.key(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.where((payload) => payload.uid === uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.where((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = kept.get(this.key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  private async where(holds: (payload: AdapterPayload) => boolean) {
    const mine = [...kept].filter(([key]) => key.startsWith(`${this.kind} `));
    return mine.map(([, payload]) => payload).find(holds);
  }

  private key(id: string): string {
    return `${this.kind} ${id}`;
  }
}
