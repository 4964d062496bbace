/** The tone of a text. Renderers show it in their own way, never by color alone. */
export type Tone = 'alarm' | 'caution' | 'good' | 'quiet';

export interface TextRun {
  kind: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  tone?: Tone;
  /** A proposed change of the user's own text. */
  change?: 'inserted' | 'deleted';
  /** A comment on these words, shown beside the text. */
  comment?: string;
  /** An absolute address. */
  link?: string;
}

/** A place to fill in. `text` is its value, or its label in square brackets while it is open. */
export interface PlaceholderRun {
  kind: 'placeholder';
  name: string;
  label: string;
  text: string;
  filled: boolean;
  /** Kind of value: a date, one of several choices, or any text. */
  input: { as: 'text' } | { as: 'date' } | { as: 'choice'; choices: string[] };
}

/** A cross-reference such as `Section 5.2`; `target` is a heading's id. */
export interface ReferenceRun {
  kind: 'reference';
  text: string;
  target: string;
}

/** A note to the text before it, at the foot of the page or at the end. */
export interface NoteRun {
  kind: 'note';
  runs: TextRun[];
}

export type Run = TextRun | PlaceholderRun | ReferenceRun | NoteRun;

type Style = Omit<TextRun, 'kind' | 'text'>;
export const plain = (text: string, style: Style = {}): TextRun => ({
  kind: 'text',
  text,
  ...style,
});
export const bold = (text: string, style: Style = {}): TextRun =>
  plain(text, { bold: true, ...style });
export const italic = (text: string, style: Style = {}): TextRun =>
  plain(text, { italic: true, ...style });
export const quiet = (text: string): TextRun => plain(text, { tone: 'quiet' });
