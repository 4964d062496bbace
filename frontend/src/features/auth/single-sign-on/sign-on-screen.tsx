import type { SignedOn } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { pages } from '../../../shared/config/pages';
import { paths } from '../../../shared/config/paths';
import { PageHeader } from '../../../shared/screens/page-header';
import { storeUser, useUser } from '../../../shared/stores/session-store';
import { rememberSignOn } from '../../../shared/stores/sign-on-store';
import { buttonClass } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { toast } from '../../../shared/ui/toast-store';
import { SignOnFailed } from './sign-on-failed';

/** Where the provider sends the browser back to, with its answer in the address. */
export function SignOnScreen() {
  const { search } = useLocation();
  const [answer] = useState(search.slice(1));
  return (
    <>
      <PageHeader
        title={pages.signOn.title}
        description="Sign in with your organization’s account."
      />
      <div className="grid max-w-md gap-6">
        {answer ? <Finishing answer={answer} /> : <NothingToFinish />}
      </div>
    </>
  );
}

function Finishing({ answer }: { answer: string }) {
  const navigate = useNavigate();
  const { data, error } = useFinish(answer);
  useEffect(() => {
    if (!data) return;
    if (!data.linked) rememberSignOn();
    storeUser(data.user);
    void navigate(data.returnTo, { replace: true });
    const words = data.linked
      ? {
          title: 'Account linked',
          description: 'From now on, you can sign in with your organization.',
        }
      : { title: 'Welcome back!' };
    toast(words);
  }, [data, navigate]);
  if (!error) return <LoadingLines words="Signing you in..." widths={['w-full', 'w-2/3']} />;
  return (
    <>
      <SignOnFailed error={error} />
      <WayOn />
    </>
  );
}

/** An answer works once, and the screen may be drawn anew as soon as somebody is signed in. */
let asked: { answer: string; signedOn: Promise<SignedOn> } | undefined;

function finish(answer: string): Promise<SignedOn> {
  if (asked?.answer !== answer) {
    const body = { answer };
    const signedOn = call('POST /auth/single-sign-on/answer', { body, on401: 'throw' });
    asked = { answer, signedOn };
  }
  return asked.signedOn;
}

/** The answer leaves the address before anybody sees it. */
function useFinish(answer: string) {
  useEffect(() => window.history.replaceState(window.history.state, '', paths.signOn), []);
  return useQuery({
    queryKey: ['sign-on', answer],
    queryFn: () => finish(answer),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

function NothingToFinish() {
  return (
    <>
      <InlineAlert tone="info" title="There is nothing to finish here">
        Signing in with your organization begins on the login page.
      </InlineAlert>
      <WayOn />
    </>
  );
}

function WayOn() {
  const user = useUser();
  return (
    <Link
      to={user ? paths.account : paths.login}
      className={`${buttonClass('secondary')} justify-self-start`}
    >
      {user ? 'Go to your account' : 'Go to login'}
    </Link>
  );
}
