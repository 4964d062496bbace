import type { OwnAuthority } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routeQuery } from '../../shared/api/queries';
import { caseHref } from '../../shared/config/paths';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { FigureTable } from '../../shared/ui/table';
import * as texts from './texts';

/** What the user's own documents and cite checks cite most since a day; nothing where none cites. */
export function MostCited({ from }: { from: string }) {
  const query = useQuery({
    ...routeQuery('GET /citations/most-cited', { query: { from } }),
    staleTime: 0,
  });
  return (
    <Fetched query={query} what="most cited authorities" shape={['w-40', 'h-16']}>
      {(cited) =>
        cited.length === 0 ? null : (
          <Section
            title="Most cited authorities"
            description="In the documents you analyzed and the cite checks you kept in this period."
          >
            <FigureTable
              isCaptionHidden
              caption="Most cited authorities"
              columns={texts.CITED}
              rows={cited.map((each) => ({
                id: each.citation,
                name: <Authority {...each} />,
                figures: [texts.number(each.papers), texts.number(each.times)],
              }))}
            />
          </Section>
        )
      }
    </Fetched>
  );
}

function Authority({ citation, name, caseId }: OwnAuthority) {
  if (name === null) return citation;
  return (
    <>
      {caseId ? (
        <Link to={caseHref(caseId)} className="font-serif text-link italic">
          {name}
        </Link>
      ) : (
        <cite className="font-serif italic">{name}</cite>
      )}
      , {citation}
    </>
  );
}
