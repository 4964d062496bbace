import { embeddingStatus } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import { EmbeddingStatusService } from './embedding-status.service.js';

@Controller()
export class EmbeddingsController {
  constructor(private readonly embeddings: EmbeddingStatusService) {}

  @OnCall(embeddingStatus)
  status({ test = false }: { test?: boolean }) {
    return test ? this.embeddings.test() : this.embeddings.status();
  }
}
