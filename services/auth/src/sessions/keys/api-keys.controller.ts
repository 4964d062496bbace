import { createApiKey, listApiKeys, revokeApiKey } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeysService } from './api-keys.service.js';

@Controller()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @OnCall(listApiKeys)
  list() {
    return this.keys.list();
  }

  @OnCall(createApiKey)
  create(input: z.output<typeof createApiKey.request>) {
    return this.keys.create(input);
  }

  @OnCall(revokeApiKey)
  revoke({ id }: z.output<typeof revokeApiKey.request>): Promise<null> {
    return this.keys.revoke(id);
  }
}
