import type { CaseRef, OpinionPart, Paragraph } from '@casewright/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { opinionQuery } from '../case-queries';

export type OpinionNote = OpinionPart['footnotes'][number];

export interface Opinion {
  author: string | null;
  paragraphs: readonly Paragraph[];
  footnotes: readonly OpinionNote[];
  /** The cases that its links lead to, by id. */
  cases: ReadonlyMap<number, CaseRef>;
}

/** An opinion as far as it has come; the first part is small, and the rest follows on its own. */
export function useOpinion(caseId: number, ordinal: number) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    opinionQuery(caseId, ordinal),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  const opinion = useMemo(() => (data ? joined(data.pages) : null), [data]);
  return {
    opinion,
    /** Whether parts are still to come. */
    isPartial: !data || hasNextPage,
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

function joined(parts: readonly OpinionPart[]): Opinion {
  return {
    author: parts[0]?.author ?? null,
    paragraphs: parts.flatMap((part) => part.paragraphs),
    footnotes: parts.flatMap((part) => part.footnotes),
    cases: new Map(parts.flatMap((part) => part.cases).map((each) => [each.id, each])),
  };
}

/** The footnotes that each paragraph calls, in the order of its calls, by the paragraph's number. */
export function notesByParagraph(
  paragraphs: readonly Paragraph[],
  footnotes: readonly OpinionNote[],
): ReadonlyMap<number, readonly OpinionNote[]> {
  const waiting = [...footnotes];
  const byParagraph = new Map<number, OpinionNote[]>();
  for (const { index, notes } of paragraphs) {
    const called = notes.flatMap(({ label }) => {
      const at = waiting.findIndex((note) => note.label === label);
      return at === -1 ? [] : waiting.splice(at, 1);
    });
    if (called.length > 0) byParagraph.set(index, called);
  }
  return byParagraph;
}

/** The anchor of a footnote: its first paragraph's number tells it from others of its label. */
export function noteAnchor({ paragraphs }: OpinionNote): string {
  return `note-${paragraphs[0]?.index ?? 0}`;
}
