import { useState } from 'react';
import * as texts from '../config/texts';
import { useDocumentTitle } from '../screens/use-document-title';
import { Brand } from '../ui/brand';
import { Button } from '../ui/button';

/** Where a part is, which says how it is announced when it does not arrive. */
export type Place = 'page' | 'screen' | 'panel';

interface PartMissingProps {
  /** The server has a newer build, of which this page knows nothing. */
  isOutdated: boolean;
  place: Place;
  onRetry: () => Promise<void>;
}

/** Stands where a part of the program would, had it arrived. */
export function PartMissing({ isOutdated, place, onRetry }: PartMissingProps) {
  const [isTrying, setIsTrying] = useState(false);
  const title = isOutdated ? 'A new version was installed' : 'Could not load';
  const retry = () => {
    setIsTrying(true);
    void onRetry().finally(() => setIsTrying(false));
  };
  const Heading = place === 'panel' ? 'h2' : 'h1';
  const notice = (
    <div role="alert" className="grid max-w-xl justify-items-start gap-4 py-6">
      <Heading className={place === 'panel' ? 'text-lg' : 'text-2xl'}>{title}</Heading>
      <p className="text-ink-soft">
        {isOutdated
          ? 'This page belongs to an older version. Reload to continue; anything saved on the server is safe.'
          : texts.partDidNotLoad}
      </p>
      {isOutdated ? (
        <Button onClick={() => window.location.reload()}>Reload</Button>
      ) : (
        <Button onClick={retry} pendingText={isTrying && 'Trying...'}>
          Try again
        </Button>
      )}
    </div>
  );
  if (place === 'panel') return notice;
  return (
    <>
      <Titled title={title} />
      {place === 'screen' ? (
        notice
      ) : (
        <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center p-6">
          <Brand />
          {notice}
        </main>
      )}
    </>
  );
}

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
