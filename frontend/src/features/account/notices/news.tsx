import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { NoticesList, noticesQuery, useDismissNotices } from './notices';
import * as texts from './texts';

/** What the owner of an account is told at the next log-in; once dismissed, it is on “Your account”. */
export function News() {
  const { data = [] } = useQuery(noticesQuery);
  const { mutate, isPending } = useDismissNotices();
  const news = data.filter(({ isNew }) => isNew);
  const [newest] = news;
  if (!newest) return null;
  return (
    <InlineAlert tone="info" title={texts.sinceYouLoggedIn} className="mb-8 print:hidden">
      <div className="mt-2 grid justify-items-start gap-3">
        <NoticesList notices={news} />
        <p>
          {texts.ifNotYou}
          <Link to={paths.account} className="underline underline-offset-4">
            {texts.yourAccount}
          </Link>
          {texts.andTell}
        </p>
        <Button
          variant="secondary"
          size="sm"
          pendingText={isPending && texts.dismissing}
          onClick={() => mutate(newest.at)}
        >
          {texts.dismiss}
        </Button>
      </div>
    </InlineAlert>
  );
}
