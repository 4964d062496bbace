// Home screen

export const welcomeTo = (productName: string | number) => `Welcome to ${productName}`;
export const yourLegalAiResearchAssistant = 'Your Legal AI Research Assistant for Modern Practice';
export const version = (build: string | number) => `Version ${build}`;
export const madeWithLoveBy = (makerName: string | number) => `Made with love by ${makerName}`;

// Search from home

export const searchCaseLaw = 'Search case law';
export const searchPlaceholder = 'Question, case, or citation';
export const search = 'Search';
export const tryOneOfThese = 'Try a search: ';
export const EXAMPLES = ['duty of a therapist to warn', '410 U.S. 113'] as const;

// Work

export const inProgress = 'In progress';
export const recentWork = 'Recent work';
export const keyDates = 'Key dates';
export const allOfYourHistory = 'All of your search history';
export const notAllWorkLoaded = 'Some of your work could not be loaded. It is safe.';
export const builtInEngine = 'Built-in engine';
export const builtInEngineAndModel = (model: string) => `Built-in engine, with ${model}`;
export const casesInLibrary = (count: string) => `${count} cases in the library`;
export const citationIndexOf = (decisions: string) => `citation index of ${decisions} decisions`;
