import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { paths, reviewHref } from '../../shared/config/paths';
import { lazyPart } from '../../shared/loading/lazy-part';
import { PageHeader } from '../../shared/screens/page-header';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs';
import { useCheck } from './check/use-check';
import {
  type CitationsAddress,
  checkHref,
  NO_FILTER,
  parseCitationsAddress,
} from './citations-address';
import { GeneratorTab } from './generator/generator-tab';
import { useGenerator } from './generator/use-generator';
import { reviewQuery } from './review/review-queries';

/** A separate chunk: writing a citation does not fetch the report's views. */
const CheckTab = lazyPart(() => import('./check/check-tab'), 'CheckTab', 'view');

const ReviewsTab = lazyPart(() => import('./review/reviews-tab'), 'ReviewsTab', 'view');

const ADDRESSES: Record<string, string> = {
  check: checkHref({ view: 'findings', filter: NO_FILTER }),
  reviews: reviewHref(null),
};

/** Writing a citation, checking those of a text, and reviewing a check. What is in a tab outlasts the others. */
export function CitationsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = parseCitationsAddress(params);
  const generator = useGenerator();
  const check = useCheck();
  const subject = useSubject(address, check.report?.fileName);
  useContentOfAddress(address.content, (content) =>
    generator.setForm((before) => ({ ...before, content })),
  );
  const show = (tab: string) =>
    void navigate(ADDRESSES[tab] ?? paths.citationGenerator, { preventScrollReset: true });
  return (
    <>
      <PageHeader title={pages.citationGenerator.title} subject={subject} />
      <Tabs value={address.tab} onValueChange={show}>
        <TabList aria-label="Citation tools" data-no-print>
          <Tab value="generate">Generate</Tab>
          <Tab value="check">Cite Check</Tab>
          <Tab value="reviews">Reviews</Tab>
        </TabList>
        <TabPanel value="generate">
          <GeneratorTab generator={generator} />
        </TabPanel>
        <TabPanel value="reviews">
          <ReviewsTab open={address.review} />
        </TabPanel>
        <TabPanel value="check">
          <CheckTab check={check} address={address} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** The window is named after the brief that is checked or reviewed. */
function useSubject({ tab, review }: CitationsAddress, fileName: string | null = null) {
  const isReview = tab === 'reviews' && review !== null;
  // Its view fetches it, and would ask once more for what was asked here.
  const { data } = useQuery({ ...reviewQuery(review ?? 0), enabled: false });
  return isReview ? data?.title : tab === 'check' ? fileName : null;
}

/** Takes a source out of the address into the form, once: a reload must not undo what is typed. */
function useContentOfAddress(content: string, take: (content: string) => void): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address brings a source
  useEffect(() => {
    if (content === '') return;
    take(content);
    void navigate(paths.citationGenerator, { replace: true });
  }, [content]);
}
