import type { CaseRef, CitingPassage } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { beginsInside, endsInside } from '../../../shared/reading/cut-quotation';
import { Badge } from '../../../shared/ui/badge';
import { paragraphSearch } from '../case-address';
import { opinionKindWord } from '../opinion/texts';
import { treatmentLook, treatmentPhrase } from '../treatment-words';

/** The shape of a list of citing or cited cases. */
export const LIST_SHAPE = ['h-5 w-72', 'w-48', 'max-w-measure', 'mb-8 w-2/3', 'h-5 w-72', 'w-2/3'];

interface PassageViewProps {
  citing: Pick<CaseRef, 'id' | 'name' | 'citation' | 'court' | 'year'>;
  passage: CitingPassage;
  /** Names the citing case in front of the passage. */
  showsCase?: boolean;
}

/** A passage that cites a case, word for word, the citation and the distinctive words marked. */
export function PassageView({ citing, passage, showsCase = false }: PassageViewProps) {
  const { treatment, opinion, opinionKind, paragraph } = passage;
  return (
    <div>
      {showsCase ? (
        <p className="text-sm">
          <span className="font-serif text-base italic">{citing.name}</span>
          {citing.citation ? `, ${citing.citation}` : ''} · {citing.court}
          {citing.year === null ? '' : ` · ${citing.year}`}
        </p>
      ) : null}
      <blockquote className="mt-1 max-w-measure border-l-3 border-brass pl-4 font-serif wrap-anywhere">
        {beginsInside(passage.text) ? '… ' : null}
        <MarkedPassage passage={passage} />
        {endsInside(passage.text) ? ' …' : null}
      </blockquote>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 pl-4 text-sm text-ink-soft">
        {treatment ? (
          <Badge
            tone={treatmentLook(treatment.kind).tone}
            icon={treatmentLook(treatment.kind).icon}
          >
            {`${treatmentPhrase(treatment)}, derived`}
          </Badge>
        ) : null}
        {opinionKindWord(opinionKind) ? <span>{opinionKindWord(opinionKind)}</span> : null}
        <Link to={caseHref(citing.id, paragraphSearch(opinion, paragraph))} className="text-link">
          Open the passage
        </Link>
      </p>
    </div>
  );
}

interface PassagesProps extends Pick<PassageViewProps, 'citing'> {
  passages: readonly CitingPassage[];
  className?: string;
}

/** The passages of one case, in its order. */
export function Passages({ citing, passages, className }: PassagesProps) {
  return (
    <div className={clsx('space-y-4', className)}>
      {passages.map((passage) => (
        <PassageView
          key={`${passage.opinion}-${passage.paragraph}-${passage.citation.start}`}
          citing={citing}
          passage={passage}
        />
      ))}
    </div>
  );
}

function MarkedPassage({ passage: { text, citation, treatment } }: { passage: CitingPassage }) {
  const spans = [
    { ...citation, isTreatment: false },
    ...(treatment ? [{ start: treatment.start, end: treatment.end, isTreatment: true }] : []),
  ]
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { start, end, isTreatment } of spans) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    parts.push(text.slice(at, from));
    const words = text.slice(from, end);
    parts.push(isTreatment ? <mark key={from}>{words}</mark> : <strong key={from}>{words}</strong>);
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
