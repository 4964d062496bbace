import { storageKeys } from '../config/product';

/** Notes that the session was begun by a provider, which is then asked to end its own as well. */
export function rememberSignOn(): void {
  try {
    localStorage.setItem(storageKeys.signOn, 'true');
  } catch {
    // Blocked or full: only the session here ends then.
  }
}

/** Whether that was noted; it is forgotten. */
export function takeSignOn(): boolean {
  try {
    const noted = localStorage.getItem(storageKeys.signOn) !== null;
    localStorage.removeItem(storageKeys.signOn);
    return noted;
  } catch {
    return false;
  }
}
