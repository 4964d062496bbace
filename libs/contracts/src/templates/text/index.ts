export { draftText, hasTitleLine } from './draft-text.js';
export { headingOfSection, mapLines, runsOfBlock, textOfRuns } from './runs.js';
