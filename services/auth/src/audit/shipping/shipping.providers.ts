import { HealthRegistry, keyBytes, privateKeyOf } from '@casewright/platform';
import type { Provider } from '@nestjs/common';
import type { AuthConfig } from '../../auth-config.js';
import { AuditRepository } from '../audit.repository.js';
import { AuditShipper, type Shipping } from './audit-shipper.js';
import { openReceiver } from './receivers/open-receiver.js';
import { ShipmentsRepository } from './shipments.repository.js';
import { ShippingPart } from './shipping-part.js';

/** Providers that ship the audit log, if `AUDIT_SHIP_TO` is set. */
export function shippingProviders(config: AuthConfig): Provider[] {
  const shipping = shippingOf(config);
  return [
    ShipmentsRepository,
    {
      provide: AuditShipper,
      inject: [AuditRepository, ShipmentsRepository],
      useFactory: (entries: AuditRepository, shipments: ShipmentsRepository) =>
        new AuditShipper(entries, shipments, shipping),
    },
    {
      provide: ShippingPart,
      inject: [ShipmentsRepository, { token: HealthRegistry, optional: true }],
      useFactory: (shipments: ShipmentsRepository, registry?: HealthRegistry) =>
        new ShippingPart(shipments, shipping, registry),
    },
  ];
}

function shippingOf({
  AUDIT_SHIP_TO: target,
  AUDIT_SIGNING_KEY: text,
}: AuthConfig): Shipping | null {
  const seed = text && keyBytes(text);
  if (!target || !seed) return null;
  const key = privateKeyOf(seed);
  return { receiver: openReceiver(target, key), key };
}
