import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { pages } from '../../../shared/config/pages';
import { paths } from '../../../shared/config/paths';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title';
import { useUser } from '../../../shared/stores/session-store';
import { FiguresFailed } from '../../../shared/ui/administration';
import { PageHeader } from '../../../shared/ui/page-header';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { Instead } from '../instead';
import { SignupForm } from '../signup-form';
import * as texts from './texts';

/** Where an invitation leads, to a new account; its token follows `#`. */
export function InvitationScreen() {
  useDocumentTitle(pages.invitation.title);
  const token = useLocation().hash.slice(1);
  const user = useUser();
  return (
    <>
      <PageHeader title={pages.invitation.title} description={texts.youAreInvited} />
      <div className="grid max-w-md gap-6">
        {user ? (
          <Instead title={texts.youAreSignedIn} to="home" label={texts.toHome}>
            {texts.logOutFirst(user.name)}
          </Instead>
        ) : token ? (
          <Invited token={token} />
        ) : (
          <Instead title={texts.linkIsNotWhole} to="login" label={texts.toLogin}>
            {texts.openItAgain}
          </Instead>
        )}
      </div>
    </>
  );
}

function Invited({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST /auth/invitations/reading', { body: { token } }),
  });
  if (data) {
    return (
      <SignupForm
        link={{ invitation: token }}
        email={data.email}
        onOpened={() => void navigate(paths.home, { replace: true })}
      />
    );
  }
  if (!error) return <LoadingLines words={texts.loading} widths={['w-full', 'w-2/3']} />;
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return (
      <Instead title={texts.doesNotWork} to="login" label={texts.toLogin}>
        {error.serverMessage ?? texts.askForNewOne}
      </Instead>
    );
  }
  return (
    <FiguresFailed
      title={texts.doesNotWork}
      error={error}
      otherwise={texts.askForNewOne}
      onRetry={() => void refetch()}
    />
  );
}
