import { storageKeys } from '../config/product';
import { createStore } from './create-store';

export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

interface Appearance {
  theme: Theme;
  density: Density;
}

const store = createStore<Appearance>({ theme: 'system', density: 'comfortable' });

/** Whether the page is dark under this choice. */
export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && systemIsDark);
}

/** A stored value as one of `choices`; anything else is the fallback. */
export function parseChoice<T extends string>(
  value: string | null,
  choices: readonly T[],
  fallback: T,
): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

export function setAppearance(change: Partial<Appearance>): void {
  if (change.theme) write(storageKeys.theme, change.theme);
  if (change.density) write(storageKeys.density, change.density);
  apply({ ...store.get(), ...change });
}

/** Reads the stored choice and follows the system and the other tabs; called once. */
export function startAppearance(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => apply(store.get()));
  window.addEventListener('storage', () => apply(readStored()));
  apply(readStored());
}

function readStored(): Appearance {
  return {
    theme: parseChoice(read(storageKeys.theme), THEMES, 'system'),
    density: parseChoice(read(storageKeys.density), DENSITIES, 'comfortable'),
  };
}

function apply(next: Appearance): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', isDark(next.theme, systemIsDark));
  root.dataset.density = next.density;
  store.set(next);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}

/** The chosen theme and density; change them with `setAppearance`. */
export const useAppearance = store.use;
