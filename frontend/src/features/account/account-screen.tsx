import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { pages } from '../../shared/config/pages';
import { lazyPart } from '../../shared/loading/lazy-part';
import { PageHeader } from '../../shared/screens/page-header';
import { useMay, useUser } from '../../shared/stores/session-store';
import { Section } from '../../shared/ui/section';
import { ownSignOnQuery } from './account-api';
import { DetailsForm, EmailForm, PasswordForm } from './account-forms';
import { SessionsList } from './sessions-list';

const SecondFactorsPart = lazyPart(
  () => import('./second-factors/second-factors-part'),
  'SecondFactorsPart',
);
const KeysList = lazyPart(() => import('./keys/keys-list'), 'KeysList');
const OwnDataPart = lazyPart(() => import('./data/own-data-part'), 'OwnDataPart');
const NoticesPart = lazyPart(() => import('./notices/notices-part'), 'NoticesPart');
const OwnSignOnPart = lazyPart(() => import('./own-sign-on'), 'OwnSignOnPart');

/** Who the user is here, how they sign in, and where they are signed in. */
export function AccountScreen() {
  const user = useUser();
  const may = useMay();
  const { data: signOn } = useQuery(ownSignOnQuery);
  return (
    <>
      <PageHeader
        title={pages.account.title}
        description="Your details, how you sign in, and where you are signed in."
      />
      <div className="grid max-w-2xl gap-12">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
          <Detail term="Name">{user?.name}</Detail>
          {user?.company ? <Detail term="Law firm/company">{user.company}</Detail> : null}
          <Detail term="Email">{user?.email}</Detail>
        </dl>
        {signOn && !signOn.hasPassword ? (
          <p className="text-ink-soft">
            Your organization’s sign-on provides your name. To change it, ask your administrator.
          </p>
        ) : (
          <>
            <Section
              isRuled
              title="Name and firm"
              description="Administrators see your account under this name."
            >
              <DetailsForm />
            </Section>
            <Section isRuled title="Email" description="You sign in with this address.">
              <EmailForm />
            </Section>
            <Section
              isRuled
              title="Password"
              description="When you change your password, you are signed out everywhere but here. Your API keys, your link to single sign-on, and invitations that you have sent end as well."
            >
              <PasswordForm />
            </Section>
            <SecondFactorsPart />
          </>
        )}
        {signOn?.name ? <OwnSignOnPart {...signOn} /> : null}
        <SessionsList />
        <NoticesPart />
        {may('read') ? <KeysList /> : null}
        <OwnDataPart hasPassword={signOn?.hasPassword ?? true} />
      </div>
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-ink-soft sm:pt-0.5">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
