import { collapse } from '../text/chars.js';

/** Author and title in front of a journal citation (Bluebook rule 16.2). */
interface ArticleName {
  start: number;
  author?: string;
  title?: string;
}

const BOUNDARY =
  /(?:[;:)\]”"]|(?<!\b[A-Z])\.|\b(?:[Ss]ee|[Cc]f\.|also|generally|[Cc]iting|[Qq]uoting|[Ii]n|e\.\s?g\.,?|[Bb]y))\s+(?=[A-Z“"])/g;
const AUTHOR_TITLE =
  /^((?:(?:[A-Z][\w'’.-]*|&|and|de|van|von|der|la)\s+){0,5}[A-Z][\w'’-]+\.?(?:\s(?:Jr|Sr|II|III)\.?)?(?: et al\.)?),\s+([“"]?(?:[A-Z0-9]|the |on ).{3,190}?)[,.]?[”"]?$/;
const NOTE =
  /^((?:Student )?(?:Note|Comment|Annotation|Annot|Editorial|Recent Cases?|Developments[^,]{0,60}))[.,]?(?:\s+(.{3,190}?))?[,.]?$/;
const MAX_LOOK_BACK = 260;
/** Words of titles that are nobody's name: "Privacy Law, Its Origins" has no author. */
const NO_NAME =
  /(?:^|\s)(?:The|An?|On|Of|Towards?|Against|Beyond|Rethinking|Reconsidering|What|Why|How|When|Is|Are|Laws?|Legal|Rights?|Justice|Theory|Courts?|Constitution|Constitutional|Privacy|Property|Torts?|Contracts?|Crimes?|Criminal|Civil|Federal|Liberty|Equality|Equal|Speech|Due|Process|Protection|Judicial|Review|Evidence|Procedure|Liability|Damages|Democracy|Government|Statutes?|Statutory|Interpretation)(?=\s|$)/;

/** Whether words in front of a comma are of a title, and no author's name. */
const isOfTitle = (words: string): boolean => NO_NAME.test(words);

function starts(piece: string): number[] {
  const found = [0];
  for (const match of piece.matchAll(BOUNDARY)) found.push(match.index + match[0].length);
  return found.reverse();
}

/** Reads "Author, Title," in front of the volume at `end`; the nearest start that fits wins. */
export function readArticleName(text: string, end: number, floor: number): ArticleName | undefined {
  const low = Math.max(floor, end - MAX_LOOK_BACK);
  let piece = text.slice(low, end);
  const paragraph = piece.lastIndexOf('\n\n');
  const skip = paragraph === -1 ? 0 : paragraph + 2;
  piece = piece.slice(skip);
  for (const start of starts(piece)) {
    const words = collapse(piece.slice(start))
      .replace(/[,\s]+$/, '')
      .replace(/\s*\(\d{4}\)$/, '');
    const named = AUTHOR_TITLE.exec(words);
    const article = named && !isOfTitle(named[1]!) ? named : NOTE.exec(words);
    if (!article) continue;
    const note = !words.includes(',') || NOTE.test(words);
    return {
      start: low + skip + start,
      author: note ? undefined : article[1],
      title: note ? (article[2] ?? article[1]) : article[2],
    };
  }
  return undefined;
}
