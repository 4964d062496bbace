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
import * as texts from './texts';

const SecondFactorsPart = lazyPart(
  () => import('./second-factors/second-factors-part'),
  'SecondFactorsPart',
);
const KeysList = lazyPart(() => import('./keys/keys-list'), 'KeysList');
const OwnDataPart = lazyPart(() => import('./data/own-data-part'), 'OwnDataPart');
const NoticesPart = lazyPart(() => import('./notices/notices-part'), 'NoticesPart');
const OwnSignOnPart = lazyPart(() => import('./sign-on/own-sign-on'), 'OwnSignOnPart');

/** Who the user is here, how they sign in, and where they are signed in. */
export function AccountScreen() {
  const user = useUser();
  const may = useMay();
  const { data: signOn } = useQuery(ownSignOnQuery);
  return (
    <>
      <PageHeader title={pages.account.title} description={texts.yourDetailsAndHow} />
      <div className="grid max-w-2xl gap-12">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
          <Detail term={texts.name}>{user?.name}</Detail>
          {user?.company ? <Detail term={texts.company}>{user.company}</Detail> : null}
          <Detail term={texts.email}>{user?.email}</Detail>
        </dl>
        {signOn && !signOn.hasPassword ? (
          <p className="text-ink-soft">{texts.nameComesFromProvider}</p>
        ) : (
          <>
            <Section isRuled title={texts.nameAndFirm} description={texts.yourNameIsShown}>
              <DetailsForm />
            </Section>
            <Section isRuled title={texts.email} description={texts.youSignInWith}>
              <EmailForm />
            </Section>
            <Section isRuled title={texts.password} description={texts.otherSessionsWillEnd}>
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
