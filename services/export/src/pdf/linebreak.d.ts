/** The package has no types of its own. */
declare module 'linebreak' {
  /** Where lines of a text may end; positions are behind what the line keeps. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
