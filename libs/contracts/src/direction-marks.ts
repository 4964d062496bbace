const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name without the invisible marks that reorder it, so that `gpj.exe` reads `exe.jpg`. */
export function withoutDirectionMarks(name: string): string {
  return name.replace(DIRECTION_MARKS, '');
}
