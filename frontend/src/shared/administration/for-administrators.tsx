import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state';

/** What everybody else sees of an administrators' screen; `children` say whom to ask, and for what. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  return (
    <EmptyState icon={Lock} title="This screen is for administrators">
      {children}
    </EmptyState>
  );
}
