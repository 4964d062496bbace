import { coverageSentence, type SearchResponse } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { pages } from '../../../shared/config/pages';
import { useUser } from '../../../shared/stores/session-store';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import * as texts from './texts';

/**
 * Says what the library does not answer, and how to fix that; a part of a question more quietly.
 */
export function CoverageNotice({ answer }: { answer: SearchResponse }) {
  const sentence = coverageSentence(answer);
  if (!sentence) return null;
  if (answer.coverage === 'partial') {
    return <p className="pt-3 text-sm text-ink-soft wrap-anywhere">{sentence}</p>;
  }
  return (
    <InlineAlert tone="info" className="mt-4">
      <p className="text-base wrap-anywhere">{sentence}</p>
      <HowToAddLaw />
    </InlineAlert>
  );
}

function HowToAddLaw() {
  const isAdmin = useUser()?.isAdmin;
  if (!isAdmin) return <p className="mt-1">{texts.administratorCanAddLaw}</p>;
  return (
    <Link
      to={pages.libraryAdmin.path}
      className="mt-1 inline-block text-accent-ink underline underline-offset-4 hover:decoration-2"
    >
      {texts.addLawTo}
    </Link>
  );
}
