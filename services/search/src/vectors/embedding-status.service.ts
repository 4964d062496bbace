import type { EmbeddingStatus } from '@casewright/contracts';
import { endpointHost } from '@casewright/platform';
import type { EmbeddingClient } from './embedding-client.js';
import type { EmbeddingSettings } from './embedding-settings.js';

/** Whether vectors can be made and asked for: what the readiness of the service says about them. */
export class EmbeddingState {
  private known: string | null = null;

  /** A sentence for operators; null: nothing is wrong, as far as anyone knows. */
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
    if (this.fault !== null) throw new Error(`${this.fault} Search continues by words alone.`);
  };
}

/** Less than a call to the service may take. */
const TEST = { kind: 'query', timeoutMs: 7_000, retries: 0 } as const;

/** What administrators see of the model that search by meaning uses. */
export class EmbeddingStatusService {
  /** @param settings null where no model is configured */
  constructor(
    private readonly settings: EmbeddingSettings | null,
    private readonly state: EmbeddingState,
    private readonly client: EmbeddingClient | null = null,
  ) {}

  status(): EmbeddingStatus | null {
    if (!this.settings) return null;
    const { model } = this.settings;
    return { model, host: endpointHost(this.settings), fault: this.state.fault, tested: null };
  }

  async test(): Promise<EmbeddingStatus | null> {
    const status = this.status();
    if (!status || !this.client) return null;
    const start = performance.now();
    try {
      const [vector] = await this.client.embed(['law'], TEST);
      const tested = { dimensions: vector!.length, durationMs: performance.now() - start };
      return { ...status, fault: null, tested };
    } catch (error) {
      return { ...status, fault: (error as Error).message };
    }
  }
}
