import type { CaseRef } from '@casewright/contracts';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { HoverCard } from '../../../shared/ui/hover-card';

const Cases = createContext<ReadonlyMap<number, CaseRef>>(new Map());

/** Gives the citations below it the cases that they lead to. */
export function CaseLinks(props: { cases: ReadonlyMap<number, CaseRef>; children: ReactNode }) {
  return <Cases value={props.cases}>{props.children}</Cases>;
}

/** A citation in an opinion: a link with a preview, or plain where the library lacks the case. */
export function CaseLink({ caseId, children }: { caseId: number | null; children: ReactNode }) {
  const cases = use(Cases);
  const cited = caseId === null ? undefined : cases.get(caseId);
  if (!cited) return <span className="tabular-nums">{children}</span>;
  return (
    <HoverCard content={<CasePreview cited={cited} />}>
      <Link
        to={caseHref(cited.id)}
        className="text-accent-ink tabular-nums underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {children}
      </Link>
    </HoverCard>
  );
}

function CasePreview({ cited }: { cited: CaseRef }) {
  return (
    <>
      <p className="font-serif text-base italic">{cited.name}</p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {[cited.citation, cited.court, cited.year].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
