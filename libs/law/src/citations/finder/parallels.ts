import type { Draft } from './draft.js';

/** Comma, semicolon, bracket, star page or a blank citation between two printings of one decision. */
const BETWEEN_PARALLELS =
  /^\s*(?:[,;=([]|\[\s*)?\s*(?:\*\d+\s*)?(?:(?:—|–|-{2,}|_{2,})\s?[A-Z][\w. ]{0,14}(?:—|–|-{2,}|_{2,}),\s*)?$/;

/** Only a comma between, and another reporter: one decision printed twice (Bluebook rule 10.3.1). */
export function isParallel(text: string, previous: Draft, draft: Draft): boolean {
  if (previous.tail > draft.start || draft.start - previous.tail > 48) return false;
  const back = previous.kind === 'id' || previous.kind === 'supra' || previous.kind === 'short';
  if (!(previous.core && (previous.kind === draft.kind || back)) && !back) return false;
  const between = text.slice(previous.tail, draft.start);
  if (
    !BETWEEN_PARALLELS.test(between) ||
    previous.fields.reporterFound === draft.fields.reporterFound
  )
    return false;
  if (between.trim().startsWith(';')) return isOfficialAndRegional(previous, draft);
  return /[,=([]/.test(between) || (previous.core !== undefined && between.includes('\n'));
}

/** "56 Tex. Civ. App. 306; 121 S.W. 178": older opinions part parallels with a semicolon. */
function isOfficialAndRegional(previous: Draft, draft: Draft): boolean {
  const typeOf = (entry: Draft['entry']) => (entry?.exact[0] ?? entry?.varied[0])?.reporter.type;
  return typeOf(draft.entry) === 'state_regional' && typeOf(previous.entry) === 'state';
}
