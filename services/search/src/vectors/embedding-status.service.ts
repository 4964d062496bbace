import type { EmbeddingStatus } from '@casewright/contracts';
import { assertAdmin, endpointHost } from '@casewright/platform';
import type { EmbeddingSettings } from './embedding-settings.js';
import type { EmbeddingState } from './embedding-state.js';

/** What administrators see of the model that search by meaning uses. */
export class EmbeddingStatusService {
  /** @param settings null where no model is configured */
  constructor(
    private readonly settings: EmbeddingSettings | null,
    private readonly state: EmbeddingState,
  ) {}

  status(): EmbeddingStatus | null {
    assertAdmin('look after the engine');
    if (!this.settings) return null;
    const { model } = this.settings;
    return { model, host: endpointHost(this.settings), fault: this.state.fault };
  }
}
