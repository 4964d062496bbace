import type { RouteRule } from '@casewright/contracts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import type { Page } from '../config/pages';
import { useMay } from '../stores/session-store';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from './page-header';

interface AdministrationScreenProps {
  page: Page & { rule: RouteRule };
  description: string;
  /** Whom everyone else is to ask, and for what. */
  ask: string;
  /** Why the figures were refused, if they were: the role may have changed meanwhile. */
  error?: Error | null;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the administration, for those whose role has use of it. */
export function AdministrationScreen(props: AdministrationScreenProps) {
  const { page, description, ask, error, actions, children } = props;
  const isRefused = error instanceof ApiError && error.status === 403;
  const may = useMay()(page.rule) && !isRefused;
  return (
    <>
      <PageHeader title={page.title} description={description} actions={may ? actions : null} />
      {may ? (
        children
      ) : (
        <EmptyState icon={Lock} title="This screen is for administrators">
          {ask}
        </EmptyState>
      )}
    </>
  );
}
