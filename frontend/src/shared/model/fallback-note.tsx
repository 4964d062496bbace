import type { Fallback } from '@casewright/contracts';
import { InlineAlert } from '../ui/inline-alert';

/** That a model was asked and failed, why, and who made the result instead. */
export function FallbackNote({ fallback: { model, reason } }: { fallback: Fallback }) {
  return (
    <InlineAlert tone="info" title="Made without the model" className="mt-4">
      <p>
        {reason} What you see was made by the built-in engine instead of {model}.
      </p>
    </InlineAlert>
  );
}
