import { NEW_AMONG, type SavedSearch } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { savedSearchesQuery } from '../../../shared/api/saved-searches';
import { searchHref } from '../../../shared/config/paths';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { Badge } from '../../../shared/ui/badge';
import { IconButton } from '../../../shared/ui/icon-button';
import * as texts from '../texts';
import { newCasesQuery, type SavedAct, useMarkOpened } from './saved-queries';

const SavedDialogs = lazyPart(async () => (await import('./saved-dialogs')).SavedDialogs);

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The saved searches and what is new in them; nothing for whoever has saved none. */
export function SavedSearches() {
  const saved = useQuery(savedSearchesQuery());
  const hasSome = (saved.data?.length ?? 0) > 0;
  const news = useQuery({ ...newCasesQuery(), enabled: hasSome });
  const [doing, setDoing] = useState<SavedAct | null>(null);
  // Most users have none: on its way, the list takes no room that it may not need.
  if (!hasSome && !saved.isError) return null;
  return (
    <div className="-mt-12 mb-12 flow-root">
      <KeptList
        title={texts.savedSearches}
        loading={texts.loadingSaved}
        failed={texts.savedNotLoaded}
        none=""
        list={saved}
      >
        {saved.data?.map((search) => (
          <SavedRow
            key={search.id}
            search={search}
            added={news.data?.find(({ id }) => id === search.id)?.cases ?? 0}
            onAct={(act) => setDoing({ act, search })}
          />
        ))}
      </KeptList>
      {doing ? (
        <Suspense fallback={null}>
          <SavedDialogs {...doing} onClose={() => setDoing(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface SavedRowProps {
  search: SavedSearch;
  /** Cases that are new in it. */
  added: number;
  onAct: (act: SavedAct['act']) => void;
}

function SavedRow({ search, added, onAct }: SavedRowProps) {
  const { id, name, query, narrowing, openedAt } = search;
  const { mutate: markOpened } = useMarkOpened();
  const { filters = {}, sort = 'relevance' } = narrowing;
  return (
    <KeptRow
      title={
        <Link
          to={searchHref(query, narrowing)}
          className={keptTitleClass}
          onClick={() => markOpened(id)}
        >
          {name}
        </Link>
      }
      facts={[
        query === name ? null : query,
        ...texts.filterWords(filters),
        sort === 'relevance' ? null : texts.SORT_WORDS[sort],
        texts.lastOpened(dayFormat.format(new Date(openedAt))),
      ]}
    >
      {added > 0 ? <Badge tone="brass">{texts.newCases(added, NEW_AMONG)}</Badge> : null}
      <IconButton icon={Pencil} label={texts.renameTitled(name)} onClick={() => onAct('rename')} />
      <IconButton icon={Trash2} label={texts.deleteTitled(name)} onClick={() => onAct('delete')} />
    </KeptRow>
  );
}
