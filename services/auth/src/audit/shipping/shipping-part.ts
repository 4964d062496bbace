import type { AuditShippingReport, ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { reading } from '@casewright/platform/metrics';
import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { SHIPPING, type Shipping } from './audit-shipper.js';
import { ShipmentsRepository } from './shipments.repository.js';

@Injectable()
export class ShippingPart implements OnApplicationShutdown {
  readonly onApplicationShutdown: () => void;

  constructor(
    private readonly shipments: ShipmentsRepository,
    @Inject(SHIPPING) shipping: Shipping | null,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    const ends = shipping ? this.measure(shipping.receiver.name) : [];
    this.onApplicationShutdown = () => ends.forEach((end) => void end());
    registry?.registerPart(() => this.read(shipping));
  }

  async read(shipping: Shipping | null): Promise<Partial<ServiceParts>> {
    return { auditShipping: shipping && (await this.reportOf(shipping.receiver.name)) };
  }

  private async reportOf(receiver: string): Promise<AuditShippingReport> {
    const { shippedAt, failure, brokenAt, waiting, waitsSince } =
      await this.shipments.stateOf(receiver);
    const waited = waitsSince ? Date.now() - waitsSince.getTime() : 0;
    return {
      waiting,
      oldestSeconds: Math.max(0, Math.round(waited / 1_000)),
      lastAt: shippedAt?.toISOString() ?? null,
      failure,
      brokenAt,
    };
  }

  private measure(receiver: string): (() => void)[] {
    const gauge = (
      name: string,
      help: string,
      of: (report: AuditShippingReport) => number | null,
    ) =>
      reading(name, help, [], async () => {
        const value = of(await this.reportOf(receiver));
        return value === null ? [] : [{ labels: {}, value }];
      });
    return [
      gauge('audit_waiting', 'Entries of the audit log to be shipped', ({ waiting }) => waiting),
      gauge(
        'audit_waiting_seconds',
        'Age of the oldest of them',
        ({ oldestSeconds }) => oldestSeconds,
      ),
      gauge('audit_shipped_timestamp_seconds', 'When entries were last shipped', ({ lastAt }) =>
        lastAt === null ? null : Date.parse(lastAt) / 1_000,
      ),
      gauge('audit_log_broken', '1 where it is not what was shipped', ({ brokenAt }) =>
        brokenAt === null ? 0 : 1,
      ),
    ];
  }
}
