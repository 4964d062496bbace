import type { Span, Tracer } from '@casewright/platform/tracing';

/** Names each span by the way to it: `request > call … > handle …`. */
export const tracerOfWays: Tracer = {
  start({ name }, parent): Span {
    const nothing = (): void => undefined;
    return {
      traceId: 'one',
      traceparent: parent ? `${parent} > ${name}` : name,
      isOver: false,
      rename: nothing,
      set: nothing,
      end: nothing,
    };
  },
};
