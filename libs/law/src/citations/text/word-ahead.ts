/** Where a word is next in a text that is asked about from its front to its back. */
export class WordAhead {
  private from = 0;
  private place: number;

  constructor(
    private readonly text: string,
    private readonly word: string,
  ) {
    this.place = text.indexOf(word);
  }

  /** Whether the word appears in `text.slice(from, to)`. */
  isWithin(from: number, to: number): boolean {
    if (from < this.from || (this.place >= 0 && this.place < from)) {
      this.place = this.text.indexOf(this.word, from);
      this.from = from;
    }
    return this.place >= 0 && this.place + this.word.length <= to;
  }
}
