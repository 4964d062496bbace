import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { NoticesList, noticesQuery, useDismissNotices } from './notices';

/** What the owner of an account is told at the next log-in; once dismissed, it is on “Your account”. */
export function News() {
  const { data = [] } = useQuery(noticesQuery);
  const { mutate, isPending } = useDismissNotices();
  const news = data.filter(({ isNew }) => isNew);
  const [newest] = news;
  if (!newest) return null;
  return (
    <InlineAlert
      tone="info"
      title="Your account was changed since you last logged in"
      className="mb-8 print:hidden"
    >
      <div className="mt-2 grid justify-items-start gap-3">
        <NoticesList notices={news} />
        <p>
          If any of this was not you, change your password on{' '}
          <Link to={paths.account} className="underline underline-offset-4">
            Your account
          </Link>
          , and tell your administrator.
        </p>
        <Button
          variant="secondary"
          size="sm"
          pendingText={isPending && 'Dismissing...'}
          onClick={() => mutate(newest.at)}
        >
          Dismiss
        </Button>
      </div>
    </InlineAlert>
  );
}
