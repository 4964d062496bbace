import type { WritingAudience, WritingDocumentKind, WritingOptions } from '@casewright/contracts';
import { useCallback, useMemo, useState } from 'react';
import { keptDraft, useKept } from '../../shared/drafts/use-draft';
import { announce } from '../../shared/ui/live-region';
import { keptAnalysis, trendPoint, type WritingAnswer } from './analysis/kept-analysis';
import { useAnalysis } from './analysis/use-analysis';
import { place } from './draft/placed';
import { takeCited, takeReview } from './draft/take-review';
import { BLANK_DRAFT, type WritingDraft, WritingDraftSchema } from './draft/writing-draft';
import { draftOf, stateOf, type WritingState } from './draft/writing-state';
import { visibleFindings } from './findings/visible';
import { useCitedReview } from './review/use-cited-review';
import { useLiveReview } from './review/use-live-review';

const DRAFT = 'writing';
/** Analyses in the trend; what is older says little about the draft. */
const TREND = 30;

/** What the rules take the text for. */
export interface Detected {
  documentKind: WritingDocumentKind;
  audience: WritingAudience;
}

/** A text, and what the rules say about it in this browser. */
export function useReviewed(begin: () => WritingDraft) {
  const [state, change] = useState<WritingState>(() => stateOf(begin()));
  const [detected, setDetected] = useState<Detected | null>(null);
  const live = useLiveReview(state, ({ version, findings, scores, ...kinds }) => {
    change((now) => takeReview(now, { version, findings, scores }));
    setDetected((before) =>
      before?.documentKind === kinds.documentKind && before.audience === kinds.audience
        ? before
        : kinds,
    );
  });
  const { findings, remarks, dismissed, silenced } = state;
  const visible = useMemo(
    () => visibleFindings(findings, remarks, dismissed, silenced),
    [findings, remarks, dismissed, silenced],
  );
  const setOptions = useCallback(
    (options: WritingOptions) => change((now) => ({ ...now, options })),
    [],
  );
  return {
    state,
    /** Hands the state through a function of `writing-state`. */
    change,
    visible,
    detected,
    isLiveBroken: live.isBroken,
    setOptions,
  };
}
export type Reviewed = ReturnType<typeof useReviewed>;

/** The draft, what is said about it, and everything that can be done with it. */
export function useWriting() {
  const reviewed = useReviewed(() => keptDraft(DRAFT, WritingDraftSchema) ?? BLANK_DRAFT);
  const { state, change, isLiveBroken } = reviewed;
  const isKept = useKept(DRAFT, useDraftOf(state));
  useCitedReview(state.text, (content, findings) =>
    change((now) => takeCited(now, content, findings)),
  );
  const run = useAnalysis((answer, content) => {
    change((now) => withAnalysis(now, answer, content ?? now.text, isLiveBroken));
    announce('Analysis Complete');
  });
  return { ...reviewed, run, isKept };
}
export type Writing = ReturnType<typeof useWriting>;

/** The same object while nothing that is kept has changed. */
function useDraftOf(state: WritingState) {
  const { text, original, dismissed, silenced, options, trend, analysis, remarks } = state;
  return useMemo(
    () => draftOf({ text, original, dismissed, silenced, options, trend, analysis, remarks }),
    [text, original, dismissed, silenced, options, trend, analysis, remarks],
  );
}

function withAnalysis(
  state: WritingState,
  answer: WritingAnswer,
  content: string,
  withRules: boolean,
): WritingState {
  const analysis = keptAnalysis(answer, content, state.text, withRules);
  const point = trendPoint(answer, new Date().toISOString());
  return {
    ...state,
    analysis,
    remarks: analysis.remarks.map(({ finding, start, end }) => ({ ...place(finding), start, end })),
    trend: point ? [...state.trend, point].slice(-TREND) : state.trend,
  };
}
