import {
  type Draft,
  type DraftLocale,
  type DraftSection,
  draftText,
  mapLines,
  type Placeholder,
  placeTerms,
  type Run,
  readValue,
  runsOfBlock,
  valueBefore,
} from '@casewright/contracts';

/** What was typed, by the names of placeholders. One that is there and blank was emptied. */
export type Answers = Readonly<Record<string, string>>;

/** The draft as it reads with what was typed since it was made. */
export function fillDraft(draft: Draft, answers: Answers): Draft {
  const placeholders = fillPlaceholders(draft.placeholders, answers, draft.locale);
  const sections = placeTerms(fillSections(draft.sections, placeholders), placeholders);
  return { ...draft, placeholders, sections, content: draftText(draft.title, sections) };
}

function fillPlaceholders(
  placeholders: readonly Placeholder[],
  answers: Answers,
  locale: DraftLocale,
): Placeholder[] {
  return placeholders.map((placeholder) => {
    const given = answers[placeholder.name];
    if (given === undefined) return placeholder;
    const read = readValue(placeholder, given, locale);
    const isValue = read !== null && 'value' in read;
    return {
      ...placeholder,
      value: isValue ? read.value : null,
      origin: isValue ? 'answer' : null,
      problem: read !== null && 'problem' in read ? read.problem : null,
    };
  });
}

/** Sections without a changed place stay the same objects, so that they do not render again. */
function fillSections(
  sections: readonly DraftSection[],
  placeholders: readonly Placeholder[],
): DraftSection[] {
  const byName = new Map(placeholders.map((placeholder) => [placeholder.name, placeholder]));
  return sections.map((section) => {
    if (!section.blocks.some((block) => hasChange(runsOfBlock(block), byName))) return section;
    const blocks = section.blocks.map((block) => mapLines(block, (runs) => fillRuns(runs, byName)));
    return { ...section, blocks };
  });
}

type ByName = ReadonlyMap<string, Placeholder>;

function hasChange(runs: readonly Run[], byName: ByName): boolean {
  return runs.some((run, at) => fillRun(run, runs[at + 1], byName) !== run);
}

function fillRuns(runs: readonly Run[], byName: ByName): Run[] {
  return runs.map((run, at) => fillRun(run, runs[at + 1], byName));
}

function fillRun(run: Run, next: Run | undefined, byName: ByName): Run {
  const placeholder = run.kind === 'placeholder' ? byName.get(run.name) : undefined;
  if (run.kind !== 'placeholder' || !placeholder) return run;
  const { value, label } = placeholder;
  const text = value === null ? `[${label}]` : valueBefore(value, next);
  const filled = value !== null;
  return text === run.text && filled === run.filled ? run : { ...run, text, filled };
}

/** Places that the document cannot do without and that are still open. */
export function missingOf(placeholders: readonly Placeholder[]): Placeholder[] {
  return placeholders.filter(({ required, value }) => required && value === null);
}
