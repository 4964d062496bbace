import { type DraftSection, runsOfBlock } from '@casewright/contracts';
import { usesTerm } from '../assembly/prune-definitions.js';

/** A defined term and the ordinal of the paragraph that defines it. */
interface DefinedWord {
  term: string;
  at: number;
  /** In the section of definitions, which may refer to each other in any order. */
  inDefinitions: boolean;
}

interface Paragraph {
  section: DraftSection;
  /** Without values and definitions: those are the user's words, or no use. */
  text: string;
  terms: string[];
}

function paragraphsOf(sections: readonly DraftSection[]): Paragraph[] {
  return sections.flatMap((section) => [
    { section, text: section.heading === '' ? '' : '', terms: [] },
    ...section.blocks.map((block) => {
      const runs = runsOfBlock(block);
      return {
        section,
        text: runs
          .map((run) =>
            run.kind === 'placeholder' || run.kind === 'term'
              ? '¤'
              : run.kind === 'reference'
                ? '§'
                : run.style
                  ? '¤'
                  : run.text,
          )
          .join(''),
        terms: runs.flatMap((run) => (run.kind === 'term' ? [run.text.slice(1, -1)] : [])),
      };
    }),
  ]);
}

export function termsIn(sections: readonly DraftSection[]): DefinedWord[] {
  return paragraphsOf(sections).flatMap(({ section, terms }, at) =>
    terms.map((term) => ({ term, at, inDefinitions: section.id === 'definitions' })),
  );
}

/** Ordinals of the paragraphs that use a term other than to define it. */
export function usesOf(sections: readonly DraftSection[], term: string): number[] {
  return paragraphsOf(sections).flatMap(({ text }, at) => (usesTerm(text, term) ? [at] : []));
}

/** Names of laws, institutions, and places, and words that English capitalizes. */
const NAMES = [
  String.raw`Cal\. Code Civ\. Proc\.|(?:Fed|Fla)\. R\. (?:Civ\. P\.|Crim\. P\.|Evid\.)|Fourth Amendment`,
  'United Nations Convention on Contracts for the International Sale of Goods',
  String.raw`(?!The )(?:[A-Z][\w’.-]*(?: (?:of|the|and|for|to|on|in|\([A-Z][\w ]*\)|&|[A-Z][\w’.-]*|\d{4}))* )?(?:Act|Code|Convention|Regulations?|Rules?|Constitution|Statutes?|Law)s?(?: \d{4})?(?: of [A-Z][a-z]+(?: Procedure)?)?`,
  String.raw`Federal Rules? of [A-Z]\w+ Procedure|United States(?: [A-Z]\w+)*|Rule \d+|Article \d+|Schedule [A-Z]|Exhibit [A-Z]|Part [IVX\d]+`,
  'Practice Direction on Pre-Action Conduct|Pre-Action Protocol for Media and Communications Claims|Bank of England|Supreme Court|Court of Appeals?|High Court(?: of Justice)?|LCIA|UK GDPR|ACAS|E-Verify|JAMS',
  'State|London|English|England(?: and Wales)?|Wales|California|New York|Texas|Delaware|Florida|Illinois|Chicago',
  'Mr|Ms|Dear|Sincerely|Yours|Medicare|No',
].join('|');
const PROPER = new RegExp(`\\b(?:${NAMES})(?!\\w)`, 'g');

/** Capitalized words within sentences that no definition explains. */
export function capitalsIn(sections: readonly DraftSection[], terms: readonly string[]): string[] {
  const known = [...terms].sort((a, b) => b.length - a.length);
  return paragraphsOf(sections).flatMap(({ text }) => {
    const bare = known.reduce((rest, term) => without(rest, term), text.replace(PROPER, '¤'));
    return [...bare.matchAll(/(?<=[a-z,;)¤§] )[A-Z][a-z]+(?: [A-Z][a-z]+)*/g)].map(
      (match) => match[0],
    );
  });
}

function without(text: string, term: string): string {
  const stem = term.replace(/(?:y|ies)$/, '').replace(/s$/, '');
  return text.replace(new RegExp(`\\b${stem}(?:y|ies|s|es)?(?:’s?)?\\b`, 'g'), '¤');
}
