/** Reads what the gateway wrote into the page; falls back where there is no page (tests). */
function readMeta(name: string, fallback: string): string {
  if (typeof document === 'undefined') return fallback;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta?.content.trim() || fallback;
}

/** The product's name as people read it. */
export const productName = readMeta('product-name', 'Casewright');

/** Who made this installation; shown in the home page's footer. */
export const makerName = readMeta('maker-name', 'the Casewright contributors');

/** Version, commit and date of what serves this page; empty where nobody said. */
export const productBuild = readMeta('product-build', '');

/** The product's name in keys and file names. */
export const productSlug = productName.toLowerCase();

/** Every key this application keeps in the browser's local storage. */
export const storageKeys = {
  user: `${productSlug}_user`,
  signOn: `${productSlug}_sign_on`,
  theme: `${productSlug}_theme`,
  density: `${productSlug}_density`,
} as const;
