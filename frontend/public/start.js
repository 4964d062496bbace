/**
 * Fetches the application again when its entry, or a part that the entry imports, did not arrive;
 * after that the notice in index.html shows. A file of its own because the content security
 * policy forbids inline scripts.
 */
(() => {
  const PAUSES_MS = [500, 2_000];
  // The content security policy takes no plain text for a script's address.
  const policy = self.trustedTypes?.createPolicy('casewright-start', {
    createScriptURL: (url) => url,
  });
  const isEntry = (target) => target instanceof HTMLScriptElement && target.type === 'module';
  addEventListener(
    'error',
    ({ target }) => {
      if (!isEntry(target)) return;
      const pause = PAUSES_MS.shift();
      if (pause === undefined) {
        document.documentElement.dataset.notStarted = '';
        return;
      }
      setTimeout(() => {
        const again = document.createElement('script');
        again.type = 'module';
        again.crossOrigin = target.crossOrigin;
        again.src = policy ? policy.createScriptURL(target.src) : target.src;
        target.replaceWith(again);
      }, pause);
    },
    // What fails to load is told to its element only, on the way down.
    true,
  );
})();
