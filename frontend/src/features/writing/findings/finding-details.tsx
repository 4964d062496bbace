import type { WritingFinding } from '@casewright/contracts';
import { FindingQuote, FindingSource } from '../../../shared/reading/findings/finding-line';
import { Button } from '../../../shared/ui/button';
import type { Placed } from '../draft/placed';
import { isSafe } from './suggestions';
import type { FindingActs } from './use-finding-acts';

interface FindingDetailsProps {
  item: Placed;
  /** The findings of the same rule, this one among them. */
  kind: readonly Placed[];
  acts: FindingActs;
  /** Called once something was done with it. */
  onDone: () => void;
}

/** What was found and why it matters, the other wording, and what can be done. */
export function FindingDetails({ item, kind, acts, onDone }: FindingDetailsProps) {
  const { finding } = item;
  const after = (act: () => void) => () => {
    act();
    onDone();
  };
  const safe = kind.filter(isSafe).length;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="wrap-anywhere">{finding.explanation}</p>
      <Words finding={finding} />
      <Notes finding={finding} />
      <div className="flex flex-wrap gap-2">
        {finding.replacement ? (
          <Button size="sm" onClick={after(() => acts.accept(item))}>
            Accept
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={after(() => acts.dismiss(item))}>
          Dismiss
        </Button>
      </div>
      {kind.length > 1 ? (
        <div className="flex flex-wrap gap-x-4 gap-y-1.5">
          {safe > 1 ? (
            <Button variant="link" onClick={after(() => acts.acceptKind(finding.rule))}>
              {`Accept all ${safe} of this kind`}
            </Button>
          ) : null}
          <Button variant="link" onClick={after(() => acts.silence(finding.rule))}>
            {`Dismiss all ${kind.length} of this kind`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Words({ finding: { quote, replacement } }: { finding: WritingFinding }) {
  if (replacement) return <Suggestion original={quote} suggested={replacement.text} />;
  return <FindingQuote quote={quote} />;
}

function Notes({ finding: { replacement, source } }: { finding: WritingFinding }) {
  return (
    <>
      {replacement?.changesForce ? (
        <p className="font-medium text-mismatch">This changes the legal force of the sentence.</p>
      ) : replacement && !replacement.safe ? (
        <p className="text-ink-soft">
          Only a suggestion: read the sentence with the change before you accept it.
        </p>
      ) : null}
      <FindingSource source={source} />
    </>
  );
}

/** Words alongside a suggested replacement, each labeled. */
export function Suggestion({ original, suggested }: { original: string; suggested: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-l-3 border-rule pl-3">
      <dt className="pt-0.5 text-xs text-ink-faint">Original</dt>
      <dd className="font-serif text-base leading-snug whitespace-pre-line text-ink-soft line-through decoration-1 wrap-anywhere">
        {original}
      </dd>
      <dt className="pt-0.5 text-xs text-ink-faint">Suggested</dt>
      <dd className="font-serif text-base leading-snug whitespace-pre-line wrap-anywhere">
        {suggested === '' ? <span className="text-ink-soft">Leave it out</span> : suggested}
      </dd>
    </dl>
  );
}
