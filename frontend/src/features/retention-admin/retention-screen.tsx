import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { routeQuery } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { CertificatesTable, RulesTable } from './retention-tables';
import * as texts from './texts';

/** Retention periods, and what was deleted, for administrators and auditors. */
export function RetentionScreen() {
  return (
    <AdministrationScreen
      page={pages.retentionAdmin}
      description={texts.howLongWhatIsKept}
      ask={texts.askAdministrator}
    >
      <Retention />
    </AdministrationScreen>
  );
}

function Retention() {
  // Fetched whenever it is shown: services delete meanwhile.
  const query = useQuery({ ...routeQuery('GET /admin/retention'), staleTime: 0 });
  const found = query.error ? undefined : query.data;
  return (
    <div className="grid gap-12">
      <Section title={texts.rules} query={query}>
        <Fetched query={query} what={texts.whatIsLoaded}>
          {({ rules, away }) => (
            <>
              <RulesTable rules={rules} />
              {away.length > 0 ? (
                <p className="mt-4 text-sm text-ink-soft">{texts.someAreAway(away.join(', '))}</p>
              ) : null}
            </>
          )}
        </Fetched>
      </Section>
      {found ? (
        <Section title={texts.certificates}>
          {found.certificates.length > 0 ? (
            <CertificatesTable list={found.certificates} />
          ) : (
            <EmptyState icon={Archive} title={texts.nothingYet}>
              {texts.whenThereAreSome}
            </EmptyState>
          )}
        </Section>
      ) : null}
    </div>
  );
}
