import { KNOWN_AT_MOST, type Lacking, type SearchCase } from '@casewright/contracts';
import { compareEitherWay } from '@casewright/law/citations';
import { askedDecisions, type ParsedQuery, readPinCite } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../citations-lookup/known-decisions.service.js';

/** A citation at which the library has nothing, and a page close by at which it has a decision. */
export interface Astray {
  lacking: Lacking;
  nearest: string | null;
}

/** "Calder v. Bull", or "calder v bull"; "employee v. independent contractor" is a topic. */
const SUIT = /^\S+ v(?:s|ersus)?\.? \S+$|^\p{Lu}.* v(?:s|ersus)?\.? (?:the )?\p{Lu}/u;

/** Tells which decision a query names that the library does not hold. */
@Injectable()
export class LackingService {
  constructor(
    private readonly library: CitationsLookupService,
    private readonly known: KnownDecisionsService,
  ) {}

  /** For a query that is a citation and nothing else; null if the library has it. */
  async byCitation(query: ParsedQuery): Promise<Astray | null> {
    const page = query.kind === 'citation' ? readPinCite(query.text) : null;
    const citation = page && askedDecisions(query)[0]?.citation;
    if (!page || !citation || (await this.isHeld(citation))) return null;
    const nearest = await this.library.nearest({ citation, ...page });
    return { lacking: await this.withKnown({ name: null, citation }), nearest };
  }

  /**
   * For a query that is a name, with or without a citation.
   * @param shown the likeliest cases of the whole library: it has the decision if one is called alike
   */
  async byName(query: ParsedQuery, shown: readonly SearchCase[]): Promise<Lacking | null> {
    if (query.kind !== 'name') return null;
    const asked = askedDecisions(query);
    const { citation = null, name = null } =
      asked.find((each) => each.citation) ?? asked.at(-1) ?? {};
    const isKnown = shown.some(({ title }) => name && isAlike(name, title));
    if (citation === null)
      return name !== null && SUIT.test(name) && !isKnown
        ? this.withKnown({ name, citation })
        : null;
    if (await this.isHeld(citation)) return null;
    return this.withKnown({ name: isKnown ? null : name, citation });
  }

  /** With the decisions known without texts at the citation, or else by the name in full. */
  private async withKnown(lacking: Lacking): Promise<Lacking> {
    const { name, citation } = lacking;
    const offered = await this.known.offer(citation ?? name ?? '');
    const isMeant = (other: string): boolean =>
      citation !== null || compareEitherWay(name ?? '', other).verdict === 'same';
    const known = offered
      .filter((each) => isMeant(each.name))
      .slice(0, KNOWN_AT_MOST)
      .map(({ name, citations, court, year }) => ({ name, citation: citations[0]!, court, year }));
    return { ...lacking, ...(known.length > 0 && { known }) };
  }

  private async isHeld(citation: string): Promise<boolean> {
    const [found] = await this.library.lookUp([{ citation }]);
    return found!.cases.length > 0;
  }
}

const isAlike = (name: string, title: string): boolean =>
  compareEitherWay(name, title).verdict !== 'different';
