import { productSlug } from './product';

/** Every key this application keeps in the browser's local storage. */
export const storageKeys = {
  user: `${productSlug}_user`,
  theme: `${productSlug}_theme`,
  density: `${productSlug}_density`,
} as const;
