import type { Paragraph } from '@casewright/contracts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Match } from '../pieces';
import { type FoundPlace, findMatches, MOST_PLACES } from './find-matches';

const NONE: readonly Match[] = [];

/** Search inside an opinion: the words, the matches, and the one that is shown. */
export interface Find {
  words: string;
  count: number;
  /** Whether there are more places than are counted. */
  isCapped: boolean;
  /** From 0; -1 when nothing is found. */
  current: number;
  setWords: (words: string) => void;
  /** To the next place, or with -1 to the one before, wrapping around. */
  step: (by: 1 | -1) => void;
  /** The same array as long as nothing changes in that paragraph. */
  matchesIn: (paragraph: number) => readonly Match[];
}

export function useFind(paragraphs: readonly Paragraph[]): Find {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  // The first step goes to the first place, and not past it.
  const [hasStepped, setHasStepped] = useState(false);
  // Typing stays quick in a long opinion: the marks may come a moment later.
  const sought = useDeferredValue(words);
  const places = useMemo(() => findMatches(paragraphs, sought), [paragraphs, sought]);
  const current = places.length === 0 ? -1 : chosen % places.length;
  const matchesIn = useMatches(places, places[current]);
  const step = (by: 1 | -1) => {
    if (places.length === 0) return;
    const from = hasStepped || by === -1 ? current + by : current;
    const next = (from + places.length) % places.length;
    setChosen(next);
    setHasStepped(true);
    showPlace(places[next]!.paragraph);
  };
  return {
    words,
    count: places.length,
    isCapped: places.length === MOST_PLACES,
    current,
    setWords: useCallback((next: string) => {
      setWords(next);
      setChosen(0);
      setHasStepped(false);
    }, []),
    step,
    matchesIn,
  };
}

/** The matches of a paragraph; those of all but the current one's stay the same from step to step. */
function useMatches(places: readonly FoundPlace[], currentPlace: FoundPlace | undefined) {
  const others = useMemo(() => {
    const byParagraph = new Map<number, Match[]>();
    for (const { paragraph, start, end } of places) {
      const list = byParagraph.get(paragraph) ?? [];
      list.push({ start, end, isCurrent: false });
      byParagraph.set(paragraph, list);
    }
    return byParagraph;
  }, [places]);
  const inCurrent = useMemo(() => {
    const list = currentPlace && others.get(currentPlace.paragraph);
    return list?.map((match) => ({ ...match, isCurrent: match.start === currentPlace?.start }));
  }, [others, currentPlace]);
  return (paragraph: number): readonly Match[] =>
    (paragraph === currentPlace?.paragraph ? inCurrent : others.get(paragraph)) ?? NONE;
}

function showPlace(paragraph: number): void {
  // The word itself, once its mark is there; a paragraph may be longer than the screen.
  requestAnimationFrame(() => {
    const element = document.getElementById(`p-${paragraph}`);
    const mark = element?.querySelector('mark[data-current]');
    (mark ?? element)?.scrollIntoView({ block: 'center' });
  });
}
