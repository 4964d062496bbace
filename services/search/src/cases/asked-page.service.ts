import type { Lacking } from '@casewright/contracts';
import type { ParsedQuery, PinnedPage } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../citations-lookup/known-decisions.service.js';

/** A citation at which the library has nothing, and a page close by at which it has a decision. */
export interface Astray {
  lacking: Lacking;
  nearest: string | null;
}

/** What a query leads to that is a page of a volume and nothing else: at most one of these. */
export interface AskedPage {
  pinned: PinnedPage | null;
  astray: Astray | null;
}

const NONE: AskedPage = { pinned: null, astray: null };

/** Finds the case that has the page which a query is. */
@Injectable()
export class AskedPageService {
  constructor(
    private readonly library: CitationsLookupService,
    private readonly known: KnownDecisionsService,
  ) {}

  /** Neither where a case begins on the page, and if the library cannot be sure. */
  async find({ kind, page: pin, decisions: [asked] }: ParsedQuery): Promise<AskedPage> {
    if (!pin) return NONE;
    const page = `${pin.volume} ${pin.reporter} ${pin.page}`;
    const [found] = await this.library.lookUp([{ citation: page, ...pin }]);
    const { id: caseId, citation: begins } = found?.containedIn ?? {};
    if (caseId && begins) return { ...NONE, pinned: { caseId, page, citation: begins } };
    if (kind !== 'citation' || !asked?.citation) return NONE;
    const { citation } = asked;
    if (await this.library.holds(citation)) return NONE;
    const nearest = await this.library.nearest({ citation, ...pin });
    const lacking = await this.known.lacking({ ...asked, name: null });
    return { ...NONE, astray: { lacking, nearest } };
  }
}
