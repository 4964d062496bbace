export { draftBlockText, draftText, hasTitleLine } from './draft-text.js';
export {
  captionMarks,
  headingOfSection,
  mapLines,
  runsOfBlock,
  textOfRuns,
  valueBefore,
} from './runs.js';
