export type * from './bus/bus.js';
export type { QueueLimits } from './bus/limits.js';
export { UploadsClient } from './bus/uploads-client.js';
export { type ClaimStore, ClaimStores } from './claim-check/claim-check.js';
export { Json, KeptJson } from './claim-check/json.js';
export { createTransport, type TransportOptions } from './create-transport.js';
export { IsBusUrl, IsKeyOfBus } from './host/bus-settings.js';
export { runService } from './host/run-service.js';
export type { ServiceDefinition, ServiceSetting } from './host/service-definition.js';
export { readQueues } from './host/service-readings.js';
export {
  type RunningService,
  type StartServiceOptions,
  startService,
} from './host/start-service.js';
export { BusContext } from './nest/bus-context.js';
export { OnCall, OnEvent, OnJob } from './nest/handler.decorators.js';
export { BUS, MessagingModule } from './nest/messaging.module.js';
export { type BrokerSetup, brokerUser, setUpBroker } from './rights/set-up-broker.js';
export { type BusIdentity, identityOfAll, readIdentity } from './trust/identity.js';
