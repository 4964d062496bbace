/** Whether a quotation begins within its sentence without a mark that says so, as a brief has it. */
export function beginsInside(text: string): boolean {
  return /^(?!\s*…)[\s\p{Ll}\p{P}]*\p{Ll}/u.test(text);
}

/** Whether it ends within its sentence without such a mark. The call of a footnote may follow the sentence's end. */
export function endsInside(text: string): boolean {
  return !/$(?<=[.!?…][\p{P}\s]*(?:\[\d+\]\s*)?)/u.test(text);
}
