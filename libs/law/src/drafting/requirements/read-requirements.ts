import type { ClauseSource, PlaceholderSource, TemplateSource } from '../source/template-source.js';
import { Claims } from './claims.js';
import type { Full } from './in-full.js';
import { readCaptures } from './read-captures.js';
import { readDeeds } from './read-deeds.js';
import { readFigures } from './read-figures.js';
import { readLaw } from './read-law.js';
import { readMovant } from './read-movant.js';
import { readOptions } from './read-options.js';
import { readParties } from './read-parties.js';
import { readPoints } from './read-points.js';
import { readRelative } from './read-relative.js';

/** How a letter with instructions begins and ends. */
const GREETINGS =
  /^(?:hi|hello|dear)\b[^,.!\n]{0,30}[,.!\n]|\b(?:many thanks|thanks|thank you|best(?: regards| wishes)?|kind regards|regards|sincerely|cheers)[,!.]?(?:\s+[A-Z][a-z]+){0,2}\.?\s*$/giu;

/** Reads free text for one template. What no claim covers is for `leftoversOf` to list. */
export function readRequirements(
  full: Full,
  source: TemplateSource,
  placeholders: readonly PlaceholderSource[],
  library: readonly ClauseSource[],
): Claims {
  const claims = new Claims(full);
  const { text } = claims;
  for (const { 0: words, index } of text.matchAll(GREETINGS))
    claims.support({ start: index, end: index + words.length });
  readParties(source, claims);
  readCaptures(placeholders, claims);
  readDeeds(source, claims);
  readMovant(source, claims);
  readLaw(claims);
  readFigures(placeholders, claims);
  readRelative(placeholders, claims);
  readOptions(source, library, claims);
  readPoints(source, claims);
  return claims;
}
