import {
  type Draft,
  type DraftGrounding,
  type DraftSection,
  draftText,
  headingOfSection,
} from '@casewright/contracts';
import type { OpenParagraph, OpenSection } from './draft-parts.js';
import { keepsClause } from './keeps-clause.js';
import { keepsTerm } from './keeps-term.js';
import type { Known } from './known-words.js';
import type { PlacedTerm, RewordedParagraph } from './prompt.js';
import { rewordRuns, withEndOf } from './reword-runs.js';

type Counts = Omit<DraftGrounding, 'prompt' | 'sectionsRead' | 'sectionsTotal' | 'sections'>;

/** A draft that takes up a model's words where they fit, and counts them where they do not. */
export class RewordedDraft {
  readonly counts: Counts = {
    paragraphsReworded: 0,
    paragraphsRefused: 0,
    termsPlaced: 0,
    termsRefused: 0,
  };
  private readonly touched = new Set<string>();
  /** Special terms that have been placed. */
  private readonly placed = new Set<string>();
  private readonly open: ReadonlyMap<string, OpenParagraph>;

  constructor(
    private draft: Draft,
    private readonly sections: readonly OpenSection[],
    private readonly known: Known,
  ) {
    this.open = new Map(
      sections.flatMap(({ paragraphs }) => paragraphs.map((each) => [each.id, each])),
    );
  }

  /** Words a paragraph otherwise, once, where it stays the clause that it was. */
  reword({ id, text }: RewordedParagraph): void {
    const paragraph = this.open.get(id.replace(/^\[|\]$/g, ''));
    if (!paragraph) {
      this.counts.paragraphsRefused++;
      return;
    }
    const { block, text: original } = paragraph;
    const replacement = withEndOf(original, text);
    if (replacement === original) return;
    const [section, at] = paragraph.id.split('/') as [string, string];
    const isFirst = this.sectionOf(section)?.blocks[Number(at)] === block;
    if (!isFirst || !keepsClause({ original, replacement }, this.known)) {
      this.counts.paragraphsRefused++;
      return;
    }
    const runs = rewordRuns(replacement, block.runs, this.draft.placeholders);
    this.counts.paragraphsReworded++;
    this.change(section, ({ blocks }) => blocks.with(Number(at), { ...block, runs }));
  }

  /** Places a special term of the requirements at the end of a section; another place for it is passed over. */
  place({ section, requirement, text }: PlacedTerm): void {
    const quote = requirement.trim().replace(/^[“"]|[”"]$/g, '');
    if (this.placed.has(quote)) return;
    const isOpen = this.sections.some((each) => each.section.id === section);
    const isAsked = this.draft.notUnderstood.includes(quote);
    const clause = text.trim();
    if (!isOpen || !isAsked || !keepsTerm(clause, quote, this.known)) {
      this.counts.termsRefused++;
      return;
    }
    this.counts.termsPlaced++;
    this.placed.add(quote);
    this.change(section, ({ blocks }) => [
      ...blocks,
      {
        kind: 'paragraph',
        label: null,
        indent: 0,
        align: 'left',
        runs: [{ kind: 'text', text: clause }],
      },
    ]);
    const value = headingOfSection(this.sectionOf(section)!);
    const { understood, placeholders } = this.draft;
    const notUnderstood = this.draft.notUnderstood.filter((each) => each !== quote);
    this.draft = {
      ...this.draft,
      understood: [...understood, { what: 'Special term', value, quote, placedIn: section }],
      notUnderstood,
      // A question stays while anything in it is still open.
      placeholders: placeholders.filter(
        (each) =>
          !each.quote?.includes(quote) || notUnderstood.some((open) => each.quote?.includes(open)),
      ),
    };
  }

  /** The draft as it reads now; `sections` are those with words of the model's. */
  result(): { draft: Draft; sections: string[] } {
    const { title, sections } = this.draft;
    return {
      draft: { ...this.draft, content: draftText(title, sections) },
      sections: sections.map(({ id }) => id).filter((id) => this.touched.has(id)),
    };
  }

  private sectionOf(id: string): DraftSection | undefined {
    return this.draft.sections.find((section) => section.id === id);
  }

  private change(id: string, blocksOf: (section: DraftSection) => DraftSection['blocks']): void {
    this.touched.add(id);
    const sections = this.draft.sections.map((section) =>
      section.id === id ? { ...section, blocks: blocksOf(section) } : section,
    );
    this.draft = { ...this.draft, sections };
  }
}
