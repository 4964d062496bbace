import {
  knownSentences,
  LACKING_TITLE,
  lackingSentence,
  type NotHeld,
  notHeldSentences,
  notHeldTitle,
  type SearchResponse,
} from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { type SearchAddress, searchAddressHref, searchedWords } from '../search-address';
import { HowToAddLaw } from './how-to-add-law';

interface NoticesProps {
  answer: SearchResponse;
  address: SearchAddress;
}

/** What is to be said before the results of some searches; apart, as most have none. */
export function Notices({ answer, address }: NoticesProps) {
  return (
    <>
      {answer.notHeld?.map((decision) => (
        <NotHeldNotice key={decision.name} decision={decision} />
      ))}
      <LackingNotice answer={answer} />
      <CorrectedNotice answer={answer} address={address} />
    </>
  );
}

interface CorrectedNoticeProps {
  answer: SearchResponse | undefined;
  address: SearchAddress;
}

/** That another spelling was searched for, and the way back to the one that was typed. */
export function CorrectedNotice({ answer, address }: CorrectedNoticeProps) {
  if (!answer?.isCorrected || !answer.suggestion) return null;
  const typed = searchedWords(address);
  const href = searchAddressHref({ ...address, isVerbatim: true, page: 1 });
  return (
    <p className="mb-4 max-w-measure text-base wrap-anywhere">
      {`No matches for “${typed}.”`} {'Showing results for '}
      <em className="font-serif">{answer.suggestion}</em>.{' '}
      <Link to={href} className="text-link">
        {`Search instead for “${typed}”`}
      </Link>
    </p>
  );
}

/** That the library does not hold the decision that was asked for, whatever else it found. */
export function LackingNotice({ answer }: { answer: SearchResponse | undefined }) {
  if (!answer?.lacking) return null;
  return (
    <InlineAlert tone="info" className="mb-4" title={LACKING_TITLE}>
      <p className="mt-1 max-w-measure wrap-anywhere">
        {lackingSentence(answer.lacking, answer.cases.length > 0)}
      </p>
      {knownSentences(answer.lacking).map((sentence) => (
        <p key={sentence} className="mt-1 max-w-measure wrap-anywhere">
          {sentence}
        </p>
      ))}
      <HowToAddLaw />
    </InlineAlert>
  );
}

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
        <Link key={id} to={caseHref(id)} className="mt-1 mr-4 inline-block text-link wrap-anywhere">
          {`Read ${name}`}
        </Link>
      ))}
    </InlineAlert>
  );
}
