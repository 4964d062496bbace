import {
  type CitationVerdict,
  eventSentences,
  historyLabel,
  historySentences,
  type LaterHistory,
  STANDING_WORDS,
  type Standing,
  VERDICT_WORDS,
} from '@casewright/contracts';
import { bold, plain, type TextRun, type Tone } from '../document-model/runs.js';

const VERDICT_TONES: Record<CitationVerdict, Tone> = {
  verified: 'good',
  name_mismatch: 'caution',
  year_mismatch: 'caution',
  court_mismatch: 'caution',
  pin_mismatch: 'caution',
  name_unread: 'quiet',
  no_case_at_page: 'alarm',
  impossible: 'caution',
  not_in_library: 'quiet',
  unchecked: 'quiet',
};

const STANDING_TONES: Record<Standing, Tone> = {
  bad: 'alarm',
  caution: 'caution',
  none_known: 'quiet',
};

/**
 * A verdict in words, so that it does not depend on color, followed by whatever speaks against the
 * case. If anything does, “verified” is not shown as praise.
 */
export function verdictRuns(verdict: CitationVerdict, history?: LaterHistory): TextRun[] {
  const label = history && historyLabel(history);
  const tone = label && verdict === 'verified' ? 'quiet' : VERDICT_TONES[verdict];
  const words = bold(VERDICT_WORDS[verdict], { tone });
  return label
    ? [words, plain(' · '), bold(label, { tone: STANDING_TONES[history.standing] })]
    : [words];
}

/** What speaks against a case, without a verdict. */
export const flagRun = (history: LaterHistory): TextRun =>
  bold(historyLabel(history) ?? STANDING_WORDS[history.standing], {
    tone: STANDING_TONES[history.standing],
  });

/** What became of a case, to follow other sentences; `newestDecision` says until when it is known. */
export const historyRuns = (history: LaterHistory | undefined): TextRun[] =>
  history ? [plain(` ${eventSentences(history).join(' ')}`)] : [];

/** Two cells: the standing in a word, and all that is known. */
export const historyCells = (history: LaterHistory | undefined): [string, string] =>
  history ? [STANDING_WORDS[history.standing], historySentences(history).join(' ')] : ['', ''];

export const HISTORY_COLUMNS = ['Standing', 'Later history'];
