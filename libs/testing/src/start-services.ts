import {
  type Bus,
  createTransport,
  type ServiceDefinition,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';

/** Services on their own bus, which a spec calls as the gateway would. */
export interface RunningServices {
  readonly bus: Bus;
  stop(): Promise<void>;
}

/** Starts them in this order, without a log; they are stopped in the same. */
export async function startServices(
  databaseUrl: string,
  ...definitions: ServiceDefinition[]
): Promise<RunningServices> {
  const logger = createLogger('spec', 'silent');
  const transport = await createTransport({ logger });
  const running: { stop(): Promise<void> }[] = [];
  for (const definition of definitions) {
    running.push(await startService(definition, { transport, databaseUrl, logger }));
  }
  const stop = async (): Promise<void> => {
    for (const service of running) await service.stop();
    await transport.close();
  };
  return { bus: transport.bus, stop };
}
