import type { SearchResponse } from '@casewright/contracts';
import type { SearchAddress } from '../search-address';
import { CorrectedNotice } from './corrected-notice';
import { LackingNotice } from './lacking-notice';
import { NotHeldNotice } from './not-held-notice';

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
