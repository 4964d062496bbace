import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { accountRulesQuery } from '../../../shared/api/queries';
import { Button } from '../../../shared/ui/button';
import { SignOnFailed } from './sign-on-failed';

/** The way in by the firm's identity provider, where this installation has one. */
export function SignOnButton() {
  const { data } = useQuery(accountRulesQuery);
  const { state } = useLocation();
  const begin = useMutation({
    mutationFn: (returnTo: string | undefined) =>
      call('POST /auth/single-sign-on', { body: { returnTo }, on401: 'throw' }),
    onSuccess: ({ location }) => window.location.assign(location),
  });
  if (!data?.singleSignOn) return null;
  return (
    <div className="mt-6 flex flex-col gap-4 border-t border-rule pt-6">
      {begin.isError ? <SignOnFailed error={begin.error} /> : null}
      <Button
        variant="secondary"
        size="lg"
        pendingText={(begin.isPending || begin.isSuccess) && 'One moment...'}
        onClick={() => begin.mutate((state as { from?: string } | null)?.from)}
      >
        {`Sign in with ${data.singleSignOn}`}
      </Button>
    </div>
  );
}
