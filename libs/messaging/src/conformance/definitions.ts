import { defineCall, defineEvent, defineJob } from '@casewright/contracts';
import { z } from 'zod';

export const echo = defineCall('auth.test.echo', {
  rule: 'system',
  request: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
});

/** A call that says nothing about its data, to see what the wire makes of it. */
export const anything = defineCall('auth.test.anything', {
  rule: 'system',
  request: z.unknown(),
  response: z.unknown(),
});

/** Has the pattern of `echo`, as if the two sides were of different versions. */
export const laxEcho = defineCall('auth.test.echo', {
  rule: 'system',
  request: z.unknown(),
  response: z.unknown(),
});

export const strictAnswer = defineCall('auth.test.anything', {
  rule: 'system',
  request: z.unknown(),
  response: z.object({ text: z.string() }),
});

export const unheardOf = defineCall('auth.test.unheard-of', {
  rule: 'system',
  request: z.object({}),
  response: z.null(),
});

/** What readers may not. */
export const guarded = defineCall('auth.test.guarded', {
  rule: 'write',
  request: z.object({}),
  response: z.null(),
});

/** Passes on to `anything`, to see what a nested call inherits. */
export const outer = defineCall('auth.test.outer', {
  rule: 'system',
  request: z.unknown(),
  response: z.unknown(),
});

export const work = defineJob('auth.test.work', {
  payload: z.object({ name: z.string() }),
  maxDeliveries: 3,
});

export const happened = defineEvent('auth.test.happened', {
  payload: z.object({ what: z.string() }),
});
