/** A record that its format's mapping cannot use; `message` is the sentence for the report. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
}
