import { tableOfAuthorities } from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AuthoritiesService } from './authorities.service.js';

@Controller()
export class AuthoritiesController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly authorities: AuthoritiesService,
  ) {}

  @OnCall(tableOfAuthorities)
  async table({ pages, ...source }: z.output<typeof tableOfAuthorities.request>) {
    const text = await this.claims.readText(source);
    return this.claims.answer(await this.authorities.table(text, pages));
  }
}
