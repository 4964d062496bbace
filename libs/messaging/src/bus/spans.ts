import type { CallDef } from '@casewright/contracts';
import type { About } from '@casewright/platform/tracing';

export function aboutCall({ service, pattern }: CallDef): About {
  const attributes = { 'rpc.service': service, 'rpc.method': pattern };
  return { name: `call ${pattern}`, kind: 'client', attributes };
}

export function aboutSending(pattern: string): About {
  const sending = { 'messaging.operation.name': 'send' } as const;
  return {
    name: `send ${pattern}`,
    kind: 'producer',
    attributes: { ...sending, 'messaging.destination.name': pattern },
  };
}
