import type { Draft } from './draft.js';

/** Prior and subsequent history (Bluebook rule 10.7 and T8), as printed → as reported. */
const RELATIONS: [RegExp, string][] = [
  [
    /aff(?:'|’)?d(?: (?:mem|per curiam|in part|sub nom|on other grounds|as modified|by an equally divided court|without (?:published )?opinion)\.?)*|affirmed/,
    'affirmed',
  ],
  [/aff(?:'|’)?g|affirming/, 'affirming'],
  [/rev(?:'|’)?d(?: (?:on other grounds|in part|per curiam|mem|sub nom)\.?)*|reversed/, 'reversed'],
  [/rev(?:'|’)?g|reversing/, 'reversing'],
  [/vacated(?: as moot| and remanded| in part| on other grounds| mem\.?)*|vac(?:'|’)d/, 'vacated'],
  [/cert\.? (?:denied|den\.?)|certiorari denied/, 'cert. denied'],
  [/cert\.? granted|certiorari granted/, 'cert. granted'],
  [/cert\.? dismissed/, 'cert. dismissed'],
  [/(?:reh(?:'|’|e)?a?r?i?n?g|reh(?:'|’)g)(?: en banc)? denied/, 'rehearing denied'],
  [/(?:reh(?:'|’)g|rehearing)(?: en banc)? granted/, 'rehearing granted'],
  [/(?:app(?:'|’)?l?|appeal) (?:denied|dismissed)|app\. dismissed/, 'appeal denied'],
  [
    /(?:petition for )?review denied|rev\. denied|pet\. denied|writ (?:denied|ref(?:'|’)d.*)/,
    'review denied',
  ],
  [/modified|amended/, 'modified'],
  [/overruled(?: (?:in part|on other grounds))?(?: by)?|overruled in part by/, 'overruled by'],
  [/overruling/, 'overruling'],
  [/abrogated(?: (?:in part|on other grounds))?(?: by)?/, 'abrogated by'],
  [/superseded(?: by statute)?(?: by)?|superseded by statute, .{0,60}/, 'superseded by'],
  [/remanded|on remand/, 'remanded'],
  [
    /jurisdiction postponed|probable jurisdiction noted|prob\. juris\. noted/,
    'probable jurisdiction noted',
  ],
  [/disapproved(?: (?:of|on other grounds))?(?: by| in)?/, 'disapproved by'],
];

const MAX_BETWEEN = 110;
const HISTORY = RELATIONS.map(([form, relation]): [RegExp, string] => [
  new RegExp(
    `^[\\s,;(]*(?:and\\s+)?(?:${form.source})(?:,?\\s+(?:on other grounds|in part|sub nom\\.?|as recognized (?:in|by)|on reh'g|mem\\.?|by|in))*[\\s,:]*$`,
    'i',
  ),
  relation,
]);

/** How all of them begin: between most citations there is something else. */
const BEGINS =
  /^[\s,;(]*(?:and\s+)?(?:aff|rev|vac|cert|reh|app|pet|writ|mod|amend|over|abrog|super|rem|on|juris|prob|disap)/i;

function relationOf(between: string): string | undefined {
  if (between.length > MAX_BETWEEN || between.length < 4 || !BEGINS.test(between)) return undefined;
  for (const [form, relation] of HISTORY) if (form.test(between)) return relation;
  return undefined;
}

const isCase = (draft: Draft): boolean => draft.kind === 'case' || draft.kind === 'docket';

/** Puts each history citation on the one it qualifies; a history's own history goes to both. */
export function linkHistory(text: string, drafts: Draft[]): void {
  for (let i = 1; i < drafts.length; i++) {
    const draft = drafts[i]!;
    const before = drafts[i - 1]!;
    if (!isCase(draft) || !isCase(before)) continue;
    const open = draft.open >= before.close ? draft.open : draft.start;
    const relation = relationOf(text.slice(before.close, open));
    if (!relation) continue;
    const entry = { relation, start: draft.start };
    before.fields.history = [...(before.fields.history ?? []), entry];
    // History carries no name of its own unless it changed (Bluebook rule 10.7.2).
    if (draft.fields.caseName === undefined && draft.fields.defendant === undefined) {
      const { plaintiff, defendant, caseName } = before.fields;
      Object.assign(draft.fields, { plaintiff, defendant, caseName, antecedent: undefined });
    }
  }
}
