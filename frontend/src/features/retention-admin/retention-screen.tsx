import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { routeQuery } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { CertificatesTable, RulesTable } from './retention-tables';

/** Retention periods, and what was deleted, for administrators and auditors. */
export function RetentionScreen() {
  return (
    <AdministrationScreen
      page={pages.retentionAdmin}
      description="Retention periods and certificates of deletion. Data of users under a legal hold is not deleted."
      ask="Ask an administrator if you need to see what was deleted."
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
      <Section title="Retention periods" query={query}>
        <Fetched query={query} what="retention">
          {({ rules, away }) => (
            <>
              <RulesTable rules={rules} />
              {away.length > 0 ? (
                <p className="mt-4 text-sm text-ink-soft">{`Not shown, because their service is down: ${away.join(', ')}. Refresh in a moment.`}</p>
              ) : null}
            </>
          )}
        </Fetched>
      </Section>
      {found ? (
        <Section title="Certificates of deletion">
          {found.certificates.length > 0 ? (
            <CertificatesTable list={found.certificates} />
          ) : (
            <EmptyState icon={Archive} title="Nothing has been deleted yet">
              A certificate is added whenever something is deleted because its retention period
              ended or an account was deleted.
            </EmptyState>
          )}
        </Section>
      ) : null}
    </div>
  );
}
