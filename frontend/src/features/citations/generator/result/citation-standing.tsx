import { CHANGED_UNCHECKED, type GeneratedVerdict } from '@casewright/contracts';
import { CircleDashed } from 'lucide-react';
import { serverMessageOr } from '../../../../shared/api/api-error';
import { Badge } from '../../../../shared/ui/badge';
import { Button } from '../../../../shared/ui/button';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { HistoryNote, VerdictBadge } from '../../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../../shared/verdict/library-case';
import type { Recheck } from './use-recheck';

interface CitationStandingProps {
  /** The citation as it reads now. */
  text: string;
  /** Whether it has all changes; one that has not yet cannot be checked. */
  isCurrent: boolean;
  /** Null for a changed citation that has not been checked as it reads now. */
  standing: GeneratedVerdict | null;
  recheck: Recheck;
}

/** The library's verdict on the citation. A changed one has none until it is checked. */
export function CitationStanding({ text, isCurrent, standing, recheck }: CitationStandingProps) {
  if (standing) return <Standing standing={standing} />;
  const isRechecked = recheck.variables === text;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Badge tone="unchecked" icon={CircleDashed}>
        {CHANGED_UNCHECKED}
      </Badge>
      <Button
        variant="secondary"
        size="sm"
        disabled={!isCurrent}
        pendingText={recheck.isPending && 'Checking...'}
        onClick={() => recheck.mutate(text)}
      >
        Check again
      </Button>
      {isRechecked && recheck.error ? (
        <InlineAlert className="w-full">{serverMessageOr(recheck.error)}</InlineAlert>
      ) : null}
    </div>
  );
}

function Standing({ standing }: { standing: GeneratedVerdict }) {
  const { verdict, explanation, case: found, history } = standing;
  return (
    <div className="mt-5 flex flex-col items-start gap-2" role="status">
      <VerdictBadge verdict={verdict} history={history} />
      <p className="max-w-measure text-sm text-ink-soft">{explanation}</p>
      <HistoryNote history={history} />
      {found ? <LibraryCase {...found} /> : null}
    </div>
  );
}
