export { draftBlockText, draftText, hasTitleLine } from './draft-text.js';
export { headingOfSection, mapLines, runsOfBlock, textOfRuns, valueBefore } from './runs.js';
