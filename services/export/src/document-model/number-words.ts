/** A section's number as print has it: `5.`, `II.`, but `5.2`. */
export function numberWords(number: string): string {
  return /^[\w]+$/.test(number) ? `${number}.` : number;
}
