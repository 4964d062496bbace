import type {
  DocumentSummary,
  HistoryEntry,
  Job,
  ReviewSummary,
  SavedDraftSummary,
} from '@casewright/contracts';
import { useQueries } from '@tanstack/react-query';
import { historyQuery } from '../api/history';
import {
  analyzedHref,
  checkBriefHref,
  draftHref,
  paths,
  reviewHref,
  searchHref,
} from '../config/paths';
import * as texts from './texts';
import { documentsQuery, draftsQuery, jobsQuery, reviewsQuery } from './work-queries';

/** Something the user has worked on: what it is, and what opens it. */
export interface WorkItem {
  key: string;
  kind: string;
  title: string;
  href: string;
  /** When it was last touched, in ISO 8601. */
  at: string;
  /** What is still to be done about it; absent where nothing is. */
  open?: string;
}

export interface OwnWork {
  items: readonly WorkItem[];
  /** Whether a list could not be fetched; the others are there. */
  isFailed: boolean;
  isPending: boolean;
  /** Fetches again what failed. */
  retry: () => void;
}

const JOB_SCREENS: Record<string, string> = {
  'documents.analyze': paths.documentAnalysis,
  'templates.generate': paths.templateGenerator,
  'writing.analyze': paths.writingAssistant,
  'citations.check': checkBriefHref,
};

/** All that the user has under way or has done, newest first, from the lists that each screen keeps. */
export function useOwnWork(enabled: boolean): OwnWork {
  const [jobs, documents, drafts, reviews, history] = useQueries({
    queries: [
      { ...jobsQuery(), enabled },
      // What was kept elsewhere since, in another tab or by a job, is here too.
      { ...documentsQuery(), enabled, refetchOnMount: 'always' },
      { ...draftsQuery(), enabled, refetchOnMount: 'always' },
      { ...reviewsQuery(), enabled },
      { ...historyQuery(), enabled },
    ],
  });
  const lists = [jobs, documents, drafts, reviews, history];
  const items = [
    ...(jobs.data ?? []).flatMap(ofJob),
    ...(documents.data ?? []).map(ofDocument),
    ...(drafts.data ?? []).map(ofDraft),
    ...(reviews.data ?? []).map(ofReview),
    ...(history.data ?? []).filter(isSearch).map(ofSearch),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return {
    items,
    isFailed: lists.some(({ isError }) => isError),
    isPending: lists.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}

function ofJob({ id, kind, createdAt, endedAt }: Job): WorkItem[] {
  const title = texts.JOB_WORDS[kind];
  const href = JOB_SCREENS[kind];
  if (endedAt !== null || !title || !href) return [];
  return [{ key: `job ${id}`, kind: texts.running, title, href, at: createdAt, open: '' }];
}

function ofDocument({ id, title, category, documentType, uploadedAt }: DocumentSummary): WorkItem {
  const kind = documentType || texts.document;
  const href = analyzedHref(category, id);
  return { key: `document ${id}`, kind, title, href, at: uploadedAt };
}

function ofDraft({ id, title, missing, updatedAt }: SavedDraftSummary): WorkItem {
  return {
    key: `draft ${id}`,
    kind: texts.draft,
    title,
    href: draftHref(id),
    at: updatedAt,
    ...(missing > 0 ? { open: texts.blanksLeft(missing) } : {}),
  };
}

function ofReview(review: ReviewSummary): WorkItem {
  const { id, title, problems, decided, createdAt, signedAt } = review;
  const open = decided < problems ? texts.decidedOf(decided, problems) : texts.readyToSign;
  return {
    key: `review ${id}`,
    kind: texts.citeCheck,
    title,
    href: reviewHref(id),
    at: signedAt ?? createdAt,
    ...(signedAt === null ? { open } : {}),
  };
}

/** The history also has what other tools were given; they keep what came of it themselves. */
const isSearch = ({ category }: HistoryEntry): boolean => !category || category === 'case-law';

function ofSearch({ id, query, timestamp }: HistoryEntry): WorkItem {
  const key = `search ${id}`;
  return { key, kind: texts.search, title: query, href: searchHref(query), at: timestamp };
}
