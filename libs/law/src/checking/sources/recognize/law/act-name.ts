const WORD = String.raw`(?:[A-Z][\w'’.-]*|of|the|and|for|in|to|with|on|by|&|\(|\))`;
const ACT = String.raw`(?:[A-Z][\w'’.()-]*,?\s+)(?:${WORD},?\s+){0,14}(?:Act|Amendments|Code)(?:\s+of\s+\d{4})?(?:,?\s+(?:§+\s*|[Ss]ections?\s+)[\w().–-]+)?`;
const BEFORE = new RegExp(
  `(?:^|[.;:]\\s|\\b[Ss]ee\\s|\\b[Uu]nder\\s(?:the\\s)?|\\bthe\\s)(${ACT})\\s*,\\s*$`,
);

/** The act named right before its citation: `Lanham Act, 15 U.S.C. § 1051`; at most 200 characters. */
export function actBefore(text: string, at: number): string | undefined {
  return BEFORE.exec(text.slice(Math.max(0, at - 200), at))?.[1]?.replace(/\s+/g, ' ');
}
