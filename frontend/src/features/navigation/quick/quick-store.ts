import { createStore } from '../../../shared/stores/create-store';

/** What is open over the screen: the palette, the sheet of shortcuts, or neither. */
const quick = createStore<'palette' | 'shortcuts' | null>(null);

export const { get: getQuick, set: setQuick, use: useQuick } = quick;
