import type { SearchResponse } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { type SearchAddress, searchAddressHref, searchedWords } from '../search-address';
import * as texts from './texts';

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
      {texts.noMatchesFor(typed)} {texts.showingResultsFor}
      <em className="font-serif">{answer.suggestion}</em>.{' '}
      <Link to={href} className="text-accent-ink underline underline-offset-4 hover:decoration-2">
        {texts.searchInsteadFor(typed)}
      </Link>
    </p>
  );
}
