import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { buttonClass } from '../../shared/ui/button';
import { PageHeader } from '../../shared/ui/page-header';
import { type UpcomingTool, upcomingTools } from './upcoming-tools';

/** Says plainly that a tool is not in this release, and what it will do. */
export function UpcomingScreen({ tool }: { tool: UpcomingTool }) {
  const { title, purpose, abilities } = upcomingTools[tool];
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} description="This tool arrives with a coming release." />
      <div className="max-w-measure">
        <p className="prose-law">{purpose}</p>
        <h2 className="mt-8 text-lg">What it will do</h2>
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {abilities.map((ability) => (
            <li key={ability} className="py-row text-ink-soft">
              {ability}
            </li>
          ))}
        </ul>
        <p className="mt-8 mb-4 text-ink-soft">Case law search is ready today.</p>
        <Link to={paths.search} className={buttonClass('secondary')}>
          Search case law
        </Link>
      </div>
    </>
  );
}
