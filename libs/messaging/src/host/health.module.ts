import {
  checkHealth,
  type Readiness,
  reportService,
  type ServiceName,
  type ServiceReport,
} from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { Controller, type DynamicModule, Module, type Type } from '@nestjs/common';
import { OnCall } from '../nest/handler.decorators.js';

@Module({})
class HealthModule {}

/** Answers the service's health calls from its registry, which any provider may add probes to. */
export function healthModule(service: ServiceName, registry: HealthRegistry): DynamicModule {
  return {
    module: HealthModule,
    global: true,
    controllers: [healthController(service)],
    providers: [{ provide: HealthRegistry, useValue: registry }],
    exports: [HealthRegistry],
  };
}

/** One class per service, because the decorator contains the pattern. */
function healthController(service: ServiceName): Type {
  @Controller()
  class HealthController {
    constructor(private readonly registry: HealthRegistry) {}

    @OnCall(checkHealth[service])
    check(): Promise<Readiness> {
      return this.registry.check();
    }

    @OnCall(reportService[service])
    report(): Promise<ServiceReport> {
      return this.registry.report();
    }
  }
  return HealthController;
}
