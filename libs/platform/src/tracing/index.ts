export { openTracing } from './open-tracing.js';
export {
  type About,
  type Attributes,
  beginTrace,
  continueTrace,
  currentSpan,
  inSpan,
  isTracing,
  type Span,
  type Tracer,
  useTracer,
  within,
} from './spans.js';
