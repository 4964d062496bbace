import type { Draft, DraftSection, QuotedSentence } from '@casewright/contracts';
import { isOpenArgument } from '@casewright/law/drafting';
import type { Doing, EngineContext } from './ai-tasks.js';

/**
 * The draft with a note in each open argument: what a model argues from the facts and from the
 * authorities that the section's notes name. Each sentence quotes one of them and is followed by it,
 * without a page, as none is at hand; one that rests on the facts alone stands in brackets. Without a
 * model, or where nothing that it says can be traced, the section stays as it is.
 */
export async function argue(
  draft: Draft,
  facts: string,
  engine: { model: string | null; answerQuestion: Doing<'answerQuestion'> },
  { citations }: EngineContext,
  signal: AbortSignal,
): Promise<Draft> {
  if (engine.model === null) return draft;
  const argued = async (section: DraftSection): Promise<DraftSection> => {
    const plan = planOf(section, facts);
    if (plan.authorities.length === 0 || !isOpenArgument(section)) return section;
    const question = `What is the argument for “${section.heading}”: the rule of each authority, and how it applies to the facts?`;
    const input = { text: plan.text, question };
    // What the model writes is no text of the draft, and nobody is told of it before it is checked.
    const { sentences } = await engine.answerQuestion(
      input,
      citations ? { citations } : {},
      signal,
    );
    if (sentences.length === 0) return section;
    const words = sentences.map((sentence) => withAuthority(sentence, plan)).join(' ');
    const reason = `The model’s argument, to be checked before it is used: ${words}`;
    return { ...section, notes: [...section.notes, { kind: 'drafting', reason, authority: null }] };
  };
  return { ...draft, sections: await Promise.all(draft.sections.map(argued)) };
}

/** The facts, and behind them each authority with what the notes say of it. */
interface Plan {
  text: string;
  authorities: { start: number; name: string }[];
}

function planOf({ notes }: DraftSection, facts: string): Plan {
  const plan: Plan = { text: `Facts: ${facts}`, authorities: [] };
  for (const { authority: name, reason } of notes) {
    if (name === null) continue;
    plan.authorities.push({ start: plan.text.length, name });
    plan.text += `\n\n${name}. ${reason}`;
  }
  return plan;
}

/** A citation sentence behind what it supports (Bluebook rule B1.1). */
function withAuthority({ text, start }: QuotedSentence, { authorities }: Plan): string {
  const authority = authorities.findLast((each) => each.start <= start);
  return authority ? `${text} ${authority.name}.` : `[${text}]`;
}
