import type { EngineReport, OcrReport, ServiceParts } from '@casewright/contracts';
import { hasRecognition } from '@casewright/extraction';
import { endpointHost, HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { ModelClient } from '../openai/client/model-client.js';
import type { EngineChoice } from '../openai/settings/model-settings.js';
import { ModelCallsRepository } from '../openai/usage/model-calls.repository.js';
import { ENGINE_CHOICE } from './engine.service.js';

/** What the diagnostics say about the engine and the reader of scanned pages. */
@Injectable()
export class EnginePart {
  constructor(
    @Inject(ENGINE_CHOICE) private readonly choice: EngineChoice,
    @Inject(ModelClient) private readonly client: ModelClient | null,
    private readonly calls: ModelCallsRepository,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    registry?.registerPart(async () => ({ engine: await this.engine() }));
    registry?.registerPart(async (): Promise<Partial<ServiceParts>> => ({ ocr: ocr() }));
  }

  private async engine(): Promise<EngineReport> {
    const { choice, client } = this;
    if (choice.kind !== 'openai' || !client) {
      const none = { model: null, host: null, fault: null, p95Ms: null, timeoutMs: null };
      return { engine: choice.kind, isPaused: false, ...none };
    }
    const { model, timeoutMs } = choice.settings;
    const { recent, newestFault } = await this.calls.ofModel(model);
    return {
      engine: 'openai',
      model,
      host: endpointHost(choice.settings),
      timeoutMs,
      isPaused: client.breakerState === 'open',
      fault: newestFault ?? null,
      p95Ms: recent.p95Ms,
    };
  }
}

function ocr(): OcrReport {
  if (process.env.DOCUMENT_OCR_PAGES === '0') return { state: 'off' };
  return { state: hasRecognition() ? 'ready' : 'missing' };
}
