import { type NotHeld, notHeldSentences, notHeldTitle } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import * as texts from './texts';

/** What became of a decision that was asked for and that the library lacks, and who undid it. */
export function NotHeldNotice({ decision }: { decision: NotHeld }) {
  return (
    <InlineAlert tone="info" className="mb-4" title={notHeldTitle(decision)}>
      {notHeldSentences(decision).map((sentence) => (
        <p key={sentence} className="mt-1 max-w-measure wrap-anywhere">
          {sentence}
        </p>
      ))}
      {decision.undoneBy.map(({ id, name }) => (
        <Link
          key={id}
          to={caseHref(id)}
          className="mt-1 mr-4 inline-block text-accent-ink underline underline-offset-4 wrap-anywhere hover:decoration-2"
        >
          {texts.readCase(name)}
        </Link>
      ))}
    </InlineAlert>
  );
}
