import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong with something that an administrator asked for, in its place on the screen. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-notfound">
      <OctagonX aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="max-w-measure wrap-anywhere">{children}</span>
    </p>
  );
}
