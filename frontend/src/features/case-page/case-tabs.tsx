import type { CaseRecord } from '@casewright/contracts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../shared/loading/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs';
import { type CaseTab, caseAddressSearch, parseCaseAddress } from './case-address';
import { AuthoritiesTab } from './citations/authorities-tab';
import { CitedByTab } from './citations/cited-by-tab';
import { OpinionTab } from './opinion/opinion-tab';

const CitationNetwork = lazyPart(() => import('./citations/citation-network'), 'CitationNetwork');

/** Opinion, cited by, authorities, and both around the case; which one is in the address. */
export function CaseTabs({ record }: { record: CaseRecord }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = parseCaseAddress(params);
  const show = (tab: CaseTab) =>
    void navigate(`${pathname}${caseAddressSearch({ tab })}`, { preventScrollReset: true });
  const { citedBy, authorities } = record.counts;
  const hasNetwork = citedBy + authorities > 0;
  return (
    <Tabs value={address.tab} onValueChange={(tab) => show(tab as CaseTab)}>
      <TabList aria-label="Parts of the case" data-no-print>
        <Tab value="opinion">Opinion</Tab>
        <Tab value="cited-by">
          Cited by <Count>{citedBy}</Count>
        </Tab>
        <Tab value="authorities">
          Authorities <Count>{authorities}</Count>
        </Tab>
        {hasNetwork ? <Tab value="network">Network</Tab> : null}
      </TabList>
      {hasNetwork ? (
        <TabPanel value="network">
          <CitationNetwork record={record} />
        </TabPanel>
      ) : null}
      <TabPanel value="opinion">
        <OpinionTab record={record} ordinal={address.opinion} />
      </TabPanel>
      <TabPanel value="cited-by">
        <CitedByTab caseId={record.id} address={address} />
      </TabPanel>
      <TabPanel value="authorities">
        <AuthoritiesTab record={record} page={address.page} />
      </TabPanel>
    </Tabs>
  );
}

/** No count where the library's texts say nothing: a zero would read as a fact of the case. */
function Count({ children }: { children: number }) {
  if (children === 0) return null;
  return <span className="text-ink-faint tabular-nums">{children.toLocaleString('en-US')}</span>;
}
