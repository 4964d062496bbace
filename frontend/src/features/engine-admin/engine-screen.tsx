import { useQuery } from '@tanstack/react-query';
import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { useMay } from '../../shared/stores/session-store';
import { Fetched } from '../../shared/ui/fetched';
import { ChosenEngine } from './engine/chosen-engine';
import { Settings } from './engine/settings';
import { overviewQuery } from './engine-queries';
import { Reports } from './reports/reports';
import { Usage } from './usage/usage';

/** Which engine there is, how its model does, and what it is used for. For administrators. */
export function EngineScreen() {
  const query = useQuery({ ...overviewQuery, enabled: useMay()(pages.engineAdmin.rule) });
  const { data } = query;
  return (
    <AdministrationScreen
      page={pages.engineAdmin}
      description="Which engine reads and drafts here, how it is doing, and what it is used for."
      ask="Ask an administrator which engine is in use. Every result names the engine that made it."
      error={query.error}
    >
      <div className="grid gap-12">
        <Fetched
          query={query}
          what="the engine’s status"
          otherwise="Something went wrong on the server. Users can keep working."
          shape={['h-7 w-56', 'max-w-measure', 'h-24 max-w-2xl']}
        >
          {({ engine }) => <ChosenEngine engine={engine} />}
        </Fetched>
        {data ? <Reports overview={data} /> : null}
        {query.isLoading ? null : <Usage />}
        {data ? <Settings overview={data} /> : null}
      </div>
    </AdministrationScreen>
  );
}
