import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { Button } from '../../../shared/ui/button';
import type { SearchAddress } from '../search-address';

/** After “Save,” where there is room; always for screen readers. */
const theSearch = ' search';

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog'), 'SaveSearchDialog');

/** Keeps the search, to be opened from the history when there is something new. */
export function SaveSearch({ address }: { address: SearchAddress }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:px-2"
        onClick={() => setIsAsking(true)}
      >
        <Bookmark aria-hidden className="size-4" strokeWidth={1.75} />
        <span>
          Save
          <span className="max-sm:sr-only">{theSearch}</span>
        </span>
      </Button>
      {isAsking ? <SaveSearchDialog address={address} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}
