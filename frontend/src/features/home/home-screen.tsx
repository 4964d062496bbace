import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labelOf, type Page, type PageName, pageList, pages } from '../../shared/config/pages';
import { makerName, productBuild, productName } from '../../shared/config/product';
import { useDocumentTitle } from '../../shared/screens/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { pageIcons } from '../../shared/ui/page-icons';
import { HomeSearch } from './home-search';
import { HomeWork } from './home-work';

export function HomeScreen() {
  useDocumentTitle(pages.home.title);
  const may = useMay();
  return (
    <div className="flex min-h-[calc(100dvh-6rem)] flex-col">
      <header className="mb-8 md:mb-10">
        <div aria-hidden className="rule-double mb-8 md:mb-12" />
        <h1 className="text-3xl md:text-4xl">{`Welcome to ${productName}`}</h1>
        <p className="mt-3 max-w-measure font-serif text-lg text-ink-soft md:text-xl">
          Your Legal AI Research Assistant for Modern Practice
        </p>
      </header>
      {may('read') ? (
        <div className="mb-8 md:mb-10">
          <HomeSearch />
        </div>
      ) : null}
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {pageList.map(([name, page]) =>
          page.card === undefined || !may(page.rule) ? null : (
            <li key={name} className="flex">
              <ToolCard name={name} page={page} />
            </li>
          ),
        )}
      </ul>
      <HomeWork />
      <HomeFooter />
    </div>
  );
}

interface ToolCardProps {
  name: PageName;
  page: Page;
}

/** One tool as an index card: a rule, a name, a sentence; the whole card is the link. */
function ToolCard({ name, page }: ToolCardProps) {
  const Icon = pageIcons[name];
  return (
    <Link
      to={page.path}
      className="group flex w-full flex-col rounded-md border border-rule bg-surface p-6 transition-colors hover:border-accent-ink"
    >
      {Icon ? <Icon aria-hidden className="size-6 text-accent-ink" strokeWidth={1.5} /> : null}
      <h2 className="mt-5 text-xl">{labelOf(page)}</h2>
      <p className="mt-1.5 flex-1 text-ink-soft">{page.card}</p>
      <ArrowRight
        aria-hidden
        className="mt-5 size-5 text-ink-faint transition-transform group-hover:translate-x-1 group-hover:text-accent-ink"
        strokeWidth={1.5}
      />
    </Link>
  );
}

function HomeFooter() {
  return (
    <footer className="mt-auto pt-14 text-sm text-ink-faint">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule pt-5">
        <p>{`Made with love by ${makerName}`}</p>
        {productBuild ? <p className="tabular-nums">{`Version ${productBuild}`}</p> : null}
      </div>
    </footer>
  );
}
