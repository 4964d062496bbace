import { useSyncExternalStore } from 'react';
import { type Appearance, getAppearance, subscribeToAppearance } from './theme-store';

/** The chosen theme and density; change them with `setAppearance`. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeToAppearance, getAppearance);
}
