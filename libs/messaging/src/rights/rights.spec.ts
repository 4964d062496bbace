import { PARTS, type Part } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../bus/limits.js';
import { Topology } from '../rabbitmq/topology.js';
import { type Rights, rightsOf } from './rights.js';

const topology = new Topology('casewright', DEFAULT_LIMITS);

function may(part: Part, right: keyof Omit<Rights, 'events'>, name: string): boolean {
  return new RegExp(rightsOf(part, topology)[right]).test(name);
}

describe('the rights of a part', () => {
  it.each(PARTS)('are all on what is named after %s', (part) => {
    const own = [
      topology.jobs(part).name,
      topology.deadJobs(part).name,
      topology.eventInstance(part).name,
      topology.inlet(topology.calls(part)),
      topology.dead(part),
      `${topology.replies(part)}.4711`,
    ];
    for (const name of own) {
      expect(may(part, 'configure', name)).toBe(true);
      expect(may(part, 'write', name)).toBe(true);
      expect(may(part, 'read', name)).toBe(true);
    }
  });

  it.each(PARTS)('do not let %s write through the exchanges that the broker brings', (part) => {
    for (const name of ['amq.default', 'amq.direct', 'amq.topic', 'amq.gen-4711', '']) {
      expect(may(part, 'write', name)).toBe(false);
    }
  });

  it('are on names as a whole, letter for letter', () => {
    expect(may('auth', 'read', 'casewright.calls.author')).toBe(false);
    expect(may('auth', 'read', 'other.casewright.calls.auth')).toBe(false);
    expect(may('auth', 'read', 'casewrightXcallsXauth')).toBe(false);
  });

  it('let a part send to those whom it asks, and answer those who ask it', () => {
    expect(may('analysis', 'write', 'casewright.calls.search.in')).toBe(true);
    expect(may('analysis', 'write', 'casewright.calls.search')).toBe(false);
    expect(may('analysis', 'write', 'casewright.calls.auth.in')).toBe(false);
    expect(may('search', 'write', 'casewright.replies.analysis')).toBe(true);
    expect(may('search', 'write', 'casewright.replies.auth')).toBe(false);
  });

  it('let a part hear what is meant for it, and speak for itself', () => {
    const { events } = rightsOf('analysis', topology);
    expect(new RegExp(events.read).test('auth.users.access-lost')).toBe(true);
    expect(new RegExp(events.read).test('auth.sessions.revoked')).toBe(false);
    expect(new RegExp(events.write).test('analysis.jobs.changed')).toBe(true);
    expect(new RegExp(events.write).test('auth.sessions.revoked')).toBe(false);
    expect(may('export', 'read', 'casewright.events.in')).toBe(false);
  });
});

describe('the exchange of answers', () => {
  it.each([
    ['casewright.replies.gateway.4711', 'casewright.replies.gateway'],
    ['casewright.replies.gateway', undefined],
    ['casewright.replies..4711', undefined],
    ['casewright.replies.gateway.4711.more', undefined],
    ['casewright.calls.auth', undefined],
    ['nobody', undefined],
    ['', undefined],
  ])('of %s is %s', (queue, exchange) => {
    expect(topology.repliesBy(queue)).toBe(exchange);
  });
});
