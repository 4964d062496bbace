import {
  countOf,
  type DocumentSummary,
  type HistoryEntry,
  type Job,
  kindBeside,
  type ReviewSummary,
  type SavedDraftSummary,
} from '@casewright/contracts';
import { useQueries } from '@tanstack/react-query';
import { historyQuery } from '../api/history';
import {
  analysisHref,
  checkBriefHref,
  draftHref,
  paths,
  reviewHref,
  searchHref,
} from '../config/paths';
import { documentsQuery, draftsQuery, jobsQuery, reviewsQuery } from './work-queries';

const blanksLeft = (count: number) => `${countOf(count, 'blank')} left`;
const decidedOf = (decided: number, problems: number) =>
  `${decided} of ${countOf(problems, 'problem')} decided`;

/** Something the user has worked on: what it is, and what opens it. */
export interface WorkItem {
  key: string;
  kind: string;
  title: string;
  fileName?: string | null;
  href: string;
  /** When it was last touched, in ISO 8601. */
  at: string;
  /** What is still to be done about it; absent where nothing is. */
  open?: string;
}

/** What a job does, and where; the others belong to a screen that is open. */
const JOBS: Record<string, { title: string; href: string }> = {
  'documents.analyze': { title: 'Analyzing a document', href: paths.documentAnalysis },
  'templates.generate': { title: 'Drafting a document', href: paths.templateGenerator },
  'writing.analyze': { title: 'Reviewing a draft', href: paths.writingAssistant },
  'citations.check': { title: 'Checking a brief', href: checkBriefHref },
};

/** All that the user has under way or has done, newest first, from the lists that each screen keeps. */
export function useOwnWork(enabled: boolean) {
  const [jobs, documents, drafts, reviews, history] = useQueries({
    queries: [
      { ...jobsQuery, enabled },
      // What was kept elsewhere since, in another tab or by a job, is here too.
      { ...documentsQuery, enabled, refetchOnMount: 'always' },
      { ...draftsQuery, enabled, refetchOnMount: 'always' },
      { ...reviewsQuery, enabled },
      { ...historyQuery, enabled },
    ],
  });
  const lists = [jobs, documents, drafts, reviews, history];
  const items: WorkItem[] = [
    ...(jobs.data ?? []).flatMap(ofJob),
    ...(documents.data ?? []).map(ofDocument),
    ...(drafts.data ?? []).map(ofDraft),
    ...(reviews.data ?? []).map(ofReview),
    ...(history.data ?? []).filter(isSearch).map(ofSearch),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return {
    items,
    /** Whether a list could not be fetched; the others are there. */
    isFailed: lists.some(({ isError }) => isError),
    isPending: lists.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}

function ofJob({ id, kind, createdAt, endedAt }: Job): WorkItem[] {
  const job = JOBS[kind];
  if (endedAt !== null || !job) return [];
  return [{ ...job, key: `job ${id}`, kind: 'Running', at: createdAt, open: '' }];
}

function ofDocument(document: DocumentSummary): WorkItem {
  const { id, title, fileName, category, documentType, uploadedAt } = document;
  const kind = kindBeside(title, documentType) || 'Document';
  const href = analysisHref(category, id);
  return { key: `document ${id}`, kind, title, fileName, href, at: uploadedAt };
}

function ofDraft({ id, title, missing, updatedAt }: SavedDraftSummary): WorkItem {
  return {
    key: `draft ${id}`,
    kind: 'Draft',
    title,
    href: draftHref(id),
    at: updatedAt,
    ...(missing > 0 ? { open: blanksLeft(missing) } : {}),
  };
}

function ofReview(review: ReviewSummary): WorkItem {
  const { id, title, problems, decided, createdAt, signedAt } = review;
  const open = decided < problems ? decidedOf(decided, problems) : 'Ready to sign';
  return {
    key: `review ${id}`,
    kind: 'Cite check',
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
  return { key, kind: 'Search', title: query, href: searchHref(query), at: timestamp };
}
