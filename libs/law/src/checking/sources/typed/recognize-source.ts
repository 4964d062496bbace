import type { SourceType } from '@casewright/contracts';
import { readCaption } from '../recognize/decisions/read-caption.js';
import { readName } from '../recognize/decisions/read-name.js';
import { readSpelledLaw } from '../recognize/law/spell-out-law.js';
import { readCited } from '../recognize/read-cited.js';
import { readTitle, readVancouver } from '../recognize/works/read-article.js';
import { readLabeled } from '../recognize/works/read-labeled.js';
import { readTitlePage } from '../recognize/works/read-title-page.js';
import type { Reader, Reading, Recognized } from '../recognized.js';
import { withLabels } from './choose.js';

/**
 * In order: shapes that take the whole text before those that only need a part of it, since the
 * title of an article may cite a case and a caption may cite a statute.
 */
const READERS: Reader[] = [readCaption, readCited, readSpelledLaw, readTitlePage, readName];

/** Ohio's opinions say how they are to be cited: `[Cite as State v. Smith, 2012-Ohio-779.]`. */
const ownCitation = (text: string): string =>
  /^\[Cite as:?\s+([^\]]{5,300}?)\.?\]/i.exec(text)?.[1] ?? text;

/**
 * A signal introduces a citation in its sentence, and is no part of it (Bluebook rule 1.2). A Mr. See may be a
 * party; *accord* and *contra* begin too many names.
 */
const SIGNAL =
  /^((?:but )?see(?:,? (?:also|generally))?(?:,? e\.?g\.?)?|but cf\.?|cf\.?|e\.g\.),?\s+(?!v(?:s|ersus)?\b)(?=\S)/i;

/**
 * Finds the source that a free text describes: a citation in any loose form, a caption, a title
 * page, a reference in another style. Pure; it adds nothing that the text does not say, except
 * what a reporter or manual implies, which `implied` names.
 */
export function recognizeSource(content: string, hint: SourceType): Recognized {
  const whole = ownCitation(content.replaceAll('\0', ' ').replace(/\r\n?/g, '\n').trim());
  const signal = SIGNAL.exec(whole)?.[1];
  const text = signal ? whole.replace(SIGNAL, '') : whole;
  const reading = { text, line: text.replace(/\s+/g, ' '), hint };
  const source =
    readLabeled(reading) ??
    readVancouver(reading) ??
    withLabels(reading, byPattern(reading)) ??
    readTitle(reading) ??
    UNKNOWN;
  return signal
    ? {
        ...source,
        doubts: [
          ...source.doubts,
          `“${signal}” is a signal, not part of the citation: put it back in front of it.`,
        ],
      }
    : source;
}

const UNKNOWN: Recognized = {
  kind: 'unknown',
  item: { type: 'document' },
  implied: [],
  doubts: [],
  others: 0,
};

function byPattern(reading: Reading): Recognized | undefined {
  for (const read of READERS) {
    const found = read(reading);
    if (found) return found;
  }
  return undefined;
}
