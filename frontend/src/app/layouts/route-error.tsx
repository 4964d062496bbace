import { useRouteError } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { Brand } from '../../shared/ui/brand';
import { Button } from '../../shared/ui/button';

/** Shown instead of everything when a screen fails to load or to draw itself. */
export function RouteError() {
  const isOutdated = isMissingChunk(useRouteError());
  const title = isOutdated ? 'A new version was installed' : 'Something went wrong';
  useDocumentTitle(title);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 p-6">
      <Brand />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-soft">
        {isOutdated
          ? 'This page belongs to the version before. Reload to go on; what was saved on the server is safe.'
          : 'The screen could not be shown. What was saved on the server is safe. Reload to try again.'}
      </p>
      <div>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </main>
  );
}

/** Browsers word it differently, but all of them name the dynamic import. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script/i.test(error.message);
}
