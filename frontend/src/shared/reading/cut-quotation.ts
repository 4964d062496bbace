/** Whether a quotation begins within its sentence; it then says so, as it would in a brief. */
export function beginsInside(text: string): boolean {
  return /^[\s\p{Ll}\p{P}]*\p{Ll}/u.test(text);
}

/** Whether it ends within its sentence. The call of a footnote may follow the sentence's end. */
export function endsInside(text: string): boolean {
  return !/[.!?][\p{P}\s]*(?:\[\d+\]\s*)?$/u.test(text);
}
