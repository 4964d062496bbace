import {
  AppError,
  beginFactorProof,
  beginPasskey,
  FactorRequestSchema,
  openFactorProof,
  openPasskey,
  type PasskeyOptions,
  type SecondStep,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { GatewayConfig } from '../gateway-config.js';
import { publicOrigin } from '../known-hosts.js';
import { Serves } from '../routes/serves.decorator.js';

/** Says for which site a passkey is: a browser that chose could be led to another. */
@Controller()
export class PasskeysController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  @Serves(openPasskey)
  open(
    @Body({ schema: FactorRequestSchema }) input: z.output<typeof FactorRequestSchema>,
    @Req() request: Request,
  ): Promise<PasskeyOptions> {
    return this.bus.call(beginPasskey, { ...input, site: this.siteOf(request) });
  }

  @Serves(openFactorProof)
  prove(@Req() request: Request): Promise<SecondStep> {
    return this.bus.call(beginFactorProof, { site: this.siteOf(request) });
  }

  private siteOf(request: Request): string {
    const site = publicOrigin(request, this.config);
    if (site) return site;
    throw new AppError(
      'CONFLICT',
      'Passkeys belong to the address of a site, which this server does not know. Ask your administrator to set PUBLIC_URL.',
    );
  }
}
