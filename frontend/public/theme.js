/**
 * Applies the stored theme and density before the first paint. A file of its own because the
 * content security policy forbids inline scripts. Reads the keys that src/shared/theme writes.
 */
(() => {
  const root = document.documentElement;
  const name = document.querySelector('meta[name="product-name"]')?.content ?? 'Casewright';
  const read = (setting) => {
    try {
      return localStorage.getItem(`${name.toLowerCase()}_${setting}`);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && systemIsDark));
  root.dataset.density = read('density') === 'compact' ? 'compact' : 'comfortable';
})();
