import type {
  CaseRef,
  CitationLookup,
  CitationVerdict,
  FieldOrigin,
  FoundCase,
  LaterHistory,
  OfferedDecision,
} from '@casewright/contracts';
import type { Recognized } from '../recognized.js';

/** What the library knows of a decision. */
export type LibraryCase = Omit<FoundCase, 'hasText'>;

/** A real decision, in the library or in the citation index alone. */
export type KnownDecision = Pick<
  LibraryCase,
  'name' | 'fullName' | 'citations' | 'court' | 'courtId' | 'year'
>;

/** What the library answers to a source. */
export type LibraryAnswer =
  /** It holds decisions only, or has nothing to be asked by. */
  | { asked: 'nothing' }
  | { asked: 'unreachable' }
  /** By volume, reporter and page. */
  | ({ asked: 'citation'; citation: string } & CitationLookup)
  /** By name; best first. The index is asked where the library has no case of the name. */
  | { asked: 'name'; cases: LibraryCase[]; indexed?: OfferedDecision[] };

/** A source after the library has been asked. */
export interface Completed extends Recognized {
  /** For each variable of `item`, but `type`, where its value comes from. */
  origins: Record<string, FieldOrigin>;
  verdict: CitationVerdict;
  /** One or two sentences: why this verdict. */
  explanation: string;
  /** The library's case, once it is certain which. */
  match: LibraryCase | null;
  /** The decision that the citation index alone has, once it is certain which. */
  known: KnownDecision | null;
  /** The library's case to show: the match, or the one that appears at the cited page instead. */
  shown: CaseRef | null;
  /** Cases of the same name at other places, where none appears at the cited one. */
  elsewhere: LibraryCase[];
  /** The case name as the text has it, where the library's is another in more than its marks. */
  nameGiven?: string;
  /** Further printings that the library knows and the citation leaves out. */
  alsoPrinted: string[];
  /** Whether it is still good law; null where nothing could be looked up. */
  history: LaterHistory | null;
}

/** Where the values of a text's own source come from, for each variable but `type`. */
export function originsOf({
  item,
  implied,
}: Pick<Recognized, 'item' | 'implied'>): Record<string, FieldOrigin> {
  return Object.fromEntries(
    Object.keys(item)
      .filter((variable) => variable !== 'type')
      .map((variable) => [variable, implied.includes(variable) ? 'reporter' : 'text']),
  );
}
