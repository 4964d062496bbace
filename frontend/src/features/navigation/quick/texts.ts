export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

// The palette

export const searchOrJumpTo = 'Search or jump to…';
export const paletteKey = isMac ? '⌘K' : 'Ctrl K';
export const commands = 'Search or jump to';
export const nothingMatches = 'No matches.';
export const searchCaseLawFor = (words: string) => `Search case law for “${words}”`;
export const cases = 'Cases';
export const lookingUpCases = 'Looking up cases…';
export const casesNotLookedUp = 'Cases could not be looked up. Search case law instead.';
export const recentWork = 'Recent work';
export const actions = 'Actions';
export const screens = 'Screens';
export const newDraft = 'New draft';
export const checkBrief = 'Check the citations of a brief';
export const uploadDocument = 'Upload a document';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
export const systemTheme = 'System theme';
export const logOut = 'Log out';
export const showShortcuts = 'Keyboard shortcuts';
