import { type CitationSupport, WEAK_SUPPORT } from '@casewright/contracts';
import { BookOpenText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { opinionPlaceHref } from '../../../../shared/config/paths';
import { Badge } from '../../../../shared/ui/badge';
import * as texts from './texts';

interface SupportViewProps {
  support: CitationSupport;
  caseId: number;
}

/** What the opinion says on that for which it is cited, and where; weak support is no verdict. */
export function SupportView({ support: { passage, weak }, caseId }: SupportViewProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      {weak ? (
        <>
          <WeakSupportBadge />
          <p className="text-ink-soft">
            {passage
              ? 'No passage has enough of the words of what it is cited for; this one comes nearest. That is not an error: the opinion may put it differently. Read it.'
              : 'No passage has a telling word of what it is cited for. That is not an error: read the opinion.'}
          </p>
        </>
      ) : null}
      {passage ? (
        <>
          <blockquote className="border-l-2 border-rule pl-3 font-serif wrap-anywhere">
            {passage.text.slice(0, passage.start)}
            <mark>{passage.text.slice(passage.start, passage.end)}</mark>
            {passage.text.slice(passage.end)}
          </blockquote>
          <p className="text-xs text-ink-faint">
            {passage.page ? texts.pageWithStop(passage.page) : ''}
            <Link to={opinionPlaceHref(caseId, passage)} className="text-link">
              Read it in the opinion
            </Link>
          </p>
        </>
      ) : null}
    </div>
  );
}

/** A reason to read the opinion, in no color of a fault. */
export function WeakSupportBadge() {
  return <Badge icon={BookOpenText}>{WEAK_SUPPORT}</Badge>;
}
