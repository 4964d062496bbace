import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { Brand } from '../../shared/ui/brand';
import { Button } from '../../shared/ui/button';

/** Shown instead of everything when a screen fails to draw itself. */
export function RouteError() {
  useDocumentTitle('Something went wrong');
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 p-6">
      <Brand />
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="text-ink-soft">
        The screen could not be shown. What was saved on the server is safe. Reload to try again.
      </p>
      <div>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </main>
  );
}
