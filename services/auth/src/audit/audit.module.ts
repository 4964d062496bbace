import { openReceiver } from '@casewright/audit-log';
import { keyBytes, privateKeyOf } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { AuthConfig } from '../auth-config.js';
import { AuditController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import { AuditReadingService } from './audit-reading.service.js';
import { ReportsService } from './reports.service.js';
import { AuditShipper, SHIPPING, type Shipping } from './shipping/audit-shipper.js';
import { ShipmentsRepository } from './shipping/shipments.repository.js';
import { ShippingPart } from './shipping/shipping-part.js';

@Module({
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditReadingService,
    AuditRepository,
    ReportsService,
    ShipmentsRepository,
    { provide: SHIPPING, inject: [AuthConfig], useFactory: shippingOf },
    AuditShipper,
    ShippingPart,
  ],
  exports: [AuditService],
})
export class AuditModule {}

/** Null where `AUDIT_SHIP_TO` is not set. */
function shippingOf({
  AUDIT_SHIP_TO: target,
  AUDIT_SIGNING_KEY: text,
}: AuthConfig): Shipping | null {
  const seed = text && keyBytes(text);
  if (!target || !seed) return null;
  const key = privateKeyOf(seed);
  return { receiver: openReceiver(target, key), key };
}
