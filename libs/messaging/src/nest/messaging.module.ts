import { type DynamicModule, Module } from '@nestjs/common';
import type { BusTransport } from '../bus/bus.js';
import { ClaimStores } from '../claim-check/claim-check.js';

/** Injection token: `constructor(@Inject(BUS) private readonly bus: Bus)`. */
export const BUS: unique symbol = Symbol('casewright:bus');

/** Makes the transport's bus injectable everywhere. Whoever made the transport closes it. */
@Module({})
export class MessagingModule {
  static forTransport(transport: BusTransport): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      providers: [
        { provide: BUS, useValue: transport.bus },
        { provide: ClaimStores, useValue: transport.stores },
      ],
      exports: [BUS, ClaimStores],
    };
  }
}
