import { sessionsRevoked } from './auth/calls.js';
import { type EventDef, SERVICES, type ServiceName } from './define.js';
import { serviceCouldNotStart } from './diagnostics/calls.js';
import { jobChanged } from './jobs/calls.js';
import { requestsCounted } from './request-counts.js';
import { accessLost } from './users/calls.js';

/** Whatever sends messages: each signs them with its own key. */
export const PARTS = ['gateway', ...SERVICES] as const;
export type Part = (typeof PARTS)[number];

/** To whom a part may send. */
interface Sends {
  readonly calls: readonly ServiceName[];
  readonly jobs: readonly ServiceName[];
}

/**
 * Who asks whom. A receiver refuses what comes from elsewhere, so a new call between services begins
 * here. Everyone may submit jobs to auth: refused messages are recorded in its audit log.
 */
export const SENDS: Record<Part, Sends> = {
  gateway: { calls: SERVICES, jobs: ['auth'] },
  auth: { calls: [], jobs: SERVICES },
  search: { calls: [], jobs: ['auth'] },
  analysis: { calls: ['search'], jobs: ['analysis', 'auth'] },
  export: { calls: ['search'], jobs: ['auth'] },
};

/** The events that a part listens to; with its own user, the broker lets it hear no others. */
export const HEARS: Record<Part, readonly EventDef[]> = {
  gateway: [jobChanged, requestsCounted, sessionsRevoked, serviceCouldNotStart],
  auth: [],
  search: [],
  analysis: [accessLost],
  export: [],
};
