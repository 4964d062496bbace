// Home screen

export const welcomeTo = (productName: string | number) => `Welcome to ${productName}`;
export const yourLegalAiResearchAssistant = 'Your Legal AI Research Assistant for Modern Practice';
export const version = (build: string | number) => `Version ${build}`;
export const madeWithLoveBy = (makerName: string | number) => `Made with love by ${makerName}`;
