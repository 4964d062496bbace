import { NEW_AMONG, type SavedSearch } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { savedSearchesQuery } from '../../../shared/api/history';
import { routeQuery } from '../../../shared/api/queries';
import { dayOf } from '../../../shared/config/days';
import { searchHref } from '../../../shared/config/paths';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { Badge } from '../../../shared/ui/badge';
import { IconButton } from '../../../shared/ui/icon-button';
import { useChange } from '../../../shared/ui/use-change';
import * as texts from '../texts';

const SavedDialog = lazyPart(() => import('./saved-dialog'), 'SavedDialog');

type Act = 'rename' | 'delete';

/** How many cases each has that it had not when it was opened; asked anew at each visit. */
const newCasesQuery = {
  ...routeQuery('GET /search/saved/new'),
  queryKey: [...savedSearchesQuery.queryKey, 'new'],
  staleTime: 0,
};

/** The saved searches and what is new in them; nothing for whoever has saved none. */
export function SavedSearches() {
  const saved = useQuery(savedSearchesQuery);
  const hasSome = (saved.data?.length ?? 0) > 0;
  const news = useQuery({ ...newCasesQuery, enabled: hasSome });
  const [doing, setDoing] = useState<{ act: Act; search: SavedSearch } | null>(null);
  // Most users have none: on its way, the list takes no room that it may not need.
  if (!hasSome && !saved.isError) return null;
  return (
    <div className="-mt-12 mb-12 flow-root">
      <KeptList title="Saved searches" none="" list={saved}>
        {saved.data?.map((search) => (
          <SavedRow
            key={search.id}
            search={search}
            added={news.data?.find(({ id }) => id === search.id)?.cases ?? 0}
            onAct={(act) => setDoing({ act, search })}
          />
        ))}
      </KeptList>
      {doing ? <SavedDialog {...doing} onClose={() => setDoing(null)} /> : null}
    </div>
  );
}

interface SavedRowProps {
  search: SavedSearch;
  /** Cases that are new in it. */
  added: number;
  onAct: (act: Act) => void;
}

function SavedRow({ search, added, onAct }: SavedRowProps) {
  const { id, name, query, narrowing, openedAt } = search;
  // Nothing in its results is new afterward.
  const { mutate: markOpened } = useChange(
    () => call('POST /search/saved/:id/opening', { params: { id } }),
    savedSearchesQuery,
  );
  const { filters = {}, sort = 'relevance' } = narrowing;
  return (
    <KeptRow
      title={
        <Link
          to={searchHref(query, narrowing)}
          className={keptTitleClass}
          onClick={() => markOpened()}
        >
          {name}
        </Link>
      }
      facts={[
        query === name ? null : query,
        ...texts.filterWords(filters),
        sort === 'relevance' ? null : texts.SORT_WORDS[sort],
        `last opened ${dayOf(openedAt)}`,
      ]}
    >
      {added > 0 ? (
        <Badge tone="brass">{`${added}${added < NEW_AMONG ? '' : '+'} new`}</Badge>
      ) : null}
      <IconButton icon={Pencil} label={`Rename: ${name}`} onClick={() => onAct('rename')} />
      <IconButton icon={Trash2} label={`Delete: ${name}`} onClick={() => onAct('delete')} />
    </KeptRow>
  );
}
