import type { Citation } from '../types.js';
import { firstNumber, keyOf } from './keys.js';
import { bestByName } from './name-match.js';
import { Registry } from './registry.js';
import type { Authority, Resolution, ResolvedCitations } from './types.js';

/** Longest opinion a pin cite is believed of, in pages. */
const LONGEST_OPINION = 300;
/** Most authorities of one string cite; *id.* after more of them is as unclear as after these. */
const LONGEST_STRING = 100;
const NONE: Resolution = { authority: null, reason: 'no-antecedent' };

class Resolver {
  private readonly registry = new Registry();
  private readonly resolutions: Resolution[] = [];
  private readonly groups = new Map<number, number>();
  private readonly histories = new Set<number>();
  /** Authorities of the latest citation sentence; `null` for one that could not be resolved. */
  private sentence: (number | null)[] = [];
  private outerEnd = -1;

  constructor(private readonly citations: Citation[]) {}

  run(): ResolvedCitations {
    for (const [index, citation] of this.citations.entries()) {
      const resolution = this.resolve(citation);
      this.resolutions[index] = resolution;
      for (const entry of citation.fields.history ?? []) this.histories.add(entry.start);
      this.join(citation, resolution);
      this.follow(citation, resolution);
    }
    return this.finish();
  }

  private resolve(citation: Citation): Resolution {
    switch (citation.kind) {
      case 'id':
        return this.resolveId(citation);
      case 'short':
        return this.resolveShort(citation);
      case 'supra':
      case 'reference':
        return this.resolveByName(citation);
      default:
        return { authority: this.place(citation) };
    }
  }

  /** The authority of a full citation: known by this or a parallel citation, or new. */
  private place(citation: Citation): number {
    const key = keyOf(citation);
    const known = this.registry.find(key);
    const group = citation.fields.parallelGroup;
    const grouped = group === undefined ? undefined : this.groups.get(group);
    const id = grouped ?? known ?? this.registry.create(citation).id;
    if (known !== undefined) this.registry.merge(id, known);
    this.registry.learn(id, key, citation);
    return this.registry.current(id);
  }

  /** Parallel members share their group's authority, whichever of them resolved it. */
  private join(citation: Citation, resolution: Resolution): void {
    const group = citation.fields.parallelGroup;
    if (group === undefined || resolution.authority === null) return;
    const known = this.groups.get(group);
    if (known === undefined) this.groups.set(group, resolution.authority);
    else if (citation.kind !== 'short') this.registry.merge(known, resolution.authority);
  }

  /** Keeps track of what *id.* would mean next (Bluebook rule 4.1). */
  private follow(citation: Citation, resolution: Resolution): void {
    const embedded = citation.start < this.outerEnd;
    const ofGroup =
      citation.fields.parallelGroup !== undefined &&
      resolution.authority !== null &&
      this.sentence.at(-1) === resolution.authority;
    // Authorities inside parentheticals and history do not count.
    if ((embedded && citation.kind !== 'id') || this.histories.has(citation.start)) return;
    this.outerEnd = Math.max(this.outerEnd, citation.fullSpan.end);
    if (ofGroup) return;
    if (!citation.joined) this.sentence = [];
    if (this.sentence.length < LONGEST_STRING) this.sentence.push(resolution.authority);
  }

  private resolveId(citation: Citation): Resolution {
    const targets = new Set(this.sentence);
    if (targets.size === 0) return NONE;
    if (targets.size === 1) {
      const [target] = targets;
      if (target === null || target === undefined)
        return { authority: null, reason: 'broken-chain' };
      const id = this.registry.current(target);
      return this.fitsPin(id, citation)
        ? { authority: id }
        : { authority: null, reason: 'pin-mismatch', candidates: [id] };
    }
    const candidates = [...targets]
      .filter((id): id is number => id !== null)
      .map((id) => this.registry.current(id));
    const fitting = candidates.filter(
      (id) => this.fitsPin(id, citation) && this.registry.pagesOf(id).length > 0,
    );
    if (
      fitting.length === 1 &&
      firstNumber(citation.fields.pin) !== undefined &&
      !targets.has(null)
    )
      return { authority: fitting[0]! };
    return { authority: null, reason: 'string-cite', candidates };
  }

  /** A page for a statute, a section for a case, or a page outside the case cannot be meant. */
  private fitsPin(id: number, citation: Citation): boolean {
    const { pin } = citation.fields;
    if (!pin) return true;
    const { kind } = this.registry.get(id);
    const section = /^(?:§|\()/.test(pin);
    if (
      kind === 'statute' ||
      kind === 'regulation' ||
      kind === 'constitution' ||
      kind === 'court-rule'
    )
      return section || /^¶/.test(pin) || firstNumber(pin) === undefined;
    if (section && kind === 'case') return false;
    return this.pageInside(id, firstNumber(pin), false);
  }

  private pageInside(id: number, page: number | undefined, strict: boolean): boolean {
    if (page === undefined) return true;
    const pages = this.registry.pagesOf(id);
    if (pages.length === 0) return true;
    // Vendor and neutral citations number documents, not pages.
    if (!strict && pages.some((first) => first > 6000)) return true;
    return pages.some((first) => page >= first && page <= first + LONGEST_OPINION);
  }

  private resolveShort(citation: Citation): Resolution {
    const { volume, reporter, antecedent, parallelGroup } = citation.fields;
    const grouped = parallelGroup === undefined ? undefined : this.groups.get(parallelGroup);
    if (grouped !== undefined) return { authority: this.registry.current(grouped) };
    const pin = firstNumber(citation.fields.page ?? citation.fields.pin);
    const printings = this.registry.inVolume(volume ?? '', reporter ?? '');
    let fitting = printings.filter(
      ({ page }) =>
        page === undefined || pin === undefined || (pin >= page && pin <= page + LONGEST_OPINION),
    );
    if (fitting.length > 1 && antecedent) {
      const named = bestByName(
        antecedent,
        this.registry,
        fitting.map((each) => each.authority),
      );
      if (named.length > 0) fitting = fitting.filter((each) => named.includes(each.authority));
    }
    return this.chooseByPage(fitting, pin);
  }

  /** Of several cases in one volume the page is in the one that starts last before it. */
  private chooseByPage(
    fitting: { authority: number; page: number | undefined }[],
    pin: number | undefined,
  ): Resolution {
    const ids = [...new Set(fitting.map((each) => each.authority))];
    if (ids.length === 0) return NONE;
    if (ids.length === 1) return { authority: ids[0]! };
    const sorted = fitting
      .filter((each) => each.page !== undefined)
      .sort((a, b) => b.page! - a.page!);
    const [last] = sorted;
    // On its first page one case may begin where another ends.
    if (!last || pin === undefined || last.page === pin)
      return { authority: null, reason: 'ambiguous', candidates: ids };
    return { authority: last.authority };
  }

  private resolveByName(citation: Citation): Resolution {
    const { antecedent, pin } = citation.fields;
    if (!antecedent) return NONE;
    let found = bestByName(antecedent, this.registry);
    const page = firstNumber(pin);
    if (found.length > 1 && page !== undefined) {
      const inside = found.filter((id) => this.pageInside(id, page, true));
      if (inside.length > 0) found = inside;
    }
    if (found.length === 0) return NONE;
    if (found.length > 1) return { authority: null, reason: 'ambiguous', candidates: found };
    return { authority: found[0]! };
  }

  private finish(): ResolvedCitations {
    const renumbered = new Map<number, number>();
    const authorities: Authority[] = [];
    const numberOf = (id: number): number => {
      const now = this.registry.current(id);
      const known = renumbered.get(now);
      if (known !== undefined) return known;
      const number = authorities.length;
      renumbered.set(now, number);
      authorities.push({ ...this.registry.get(now), id: number, mentions: [] });
      return number;
    };
    const resolutions = this.resolutions.map((resolution, index) => {
      if (resolution.authority === null)
        return { ...resolution, candidates: resolution.candidates?.map(numberOf) };
      const authority = numberOf(resolution.authority);
      authorities[authority]!.mentions.push(index);
      return { ...resolution, authority };
    });
    return { authorities, resolutions };
  }
}

/**
 * Links every citation to the authority it means. *Id.*, *supra*, short forms and references go to
 * their antecedents under the Bluebook's rules 4.1, 4.2 and 10.9; a chain that the rules break
 * stays unresolved, with the reason. Parallel citations are one authority.
 */
export function resolveCitations(citations: Citation[]): ResolvedCitations {
  return new Resolver(citations).run();
}
