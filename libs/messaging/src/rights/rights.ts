import { HEARS, PARTS, type Part, SENDS, SERVICES } from '@casewright/contracts';
import type { Topology } from '../rabbitmq/topology.js';

/** Regular expressions over names of queues and exchanges, in RabbitMQ's form. */
export interface Rights {
  readonly configure: string;
  readonly write: string;
  readonly read: string;
  /** Over patterns of events. */
  readonly events: { readonly write: string; readonly read: string };
}

/** RabbitMQ's expression for no permission. */
const NONE = '^$';

/**
 * The permissions that a part needs, and no more: its own queues, and the exchanges of parts it
 * sends to.
 */
export function rightsOf(part: Part, topology: Topology): Rights {
  const own = ownNames(part, topology);
  const answered = PARTS.filter((each) => (SENDS[each].calls as readonly Part[]).includes(part));
  const ways = [
    ...SENDS[part].calls.map((service) => topology.inlet(topology.calls(service))),
    ...SENDS[part].jobs.map((service) => topology.inlet(topology.jobs(service))),
    ...answered.map((each) => topology.replies(each)),
    topology.events,
  ];
  const heard = HEARS[part].map(({ pattern }) => pattern);
  return {
    configure: `^(?:${own})$`,
    write: `^(?:${[own, ...ways.map(literal)].join('|')})$`,
    read: `^(?:${[own, ...(heard.length > 0 ? [literal(topology.events)] : [])].join('|')})$`,
    events: {
      write: `^(?:${part}|host)\\.`,
      read: heard.length > 0 ? `^(?:${heard.map(literal).join('|')})$` : NONE,
    },
  };
}

/** Matches the part's queues and exchanges, and those whose names extend theirs. */
function ownNames(part: Part, topology: Topology): string {
  const roots = [
    topology.calls(part).name,
    topology.jobs(part).name,
    topology.eventGroup(part).name,
    topology.dead(part),
    topology.replies(part),
  ];
  return `(?:${roots.map(literal).join('|')})(?:\\..+)?`;
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Declares what must exist on the broker before any part starts. */
export async function declareAll(
  topology: Topology,
  channel: Parameters<Topology['declareCalls']>[0],
): Promise<void> {
  await topology.declareEventExchange(channel);
  for (const part of PARTS) await topology.declareExchange(channel, topology.replies(part));
  for (const service of SERVICES) {
    await topology.declareCalls(channel, service);
    await topology.declareJobs(channel, service);
  }
}
