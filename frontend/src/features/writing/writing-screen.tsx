import { NOTHING_TO_REVIEW } from '@casewright/contracts';
import { type FormEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { useLatest } from '../../shared/hooks/use-latest';
import { PageHeader } from '../../shared/screens/page-header';
import { AnalyzeBar } from './analysis/analyze-bar';
import { type } from './draft/writing-acts';
import { EXAMPLE_TEXT } from './texts';
import { useWriting, type Writing } from './use-writing';
import { Workbench } from './workbench';
import { parseWritingAddress, type WritingAddress, writingHref } from './writing-address';

/** A draft, what the rules say about it while it is written, and its analysis. */
export function WritingScreen() {
  const [address, go] = useWritingAddress();
  const writing = useWriting();
  const area = useRef<HTMLTextAreaElement>(null);
  const { isRefused, analyze, tryExample } = useAnalyze(writing, area, () => {
    // Now and not with the answer: a user who has moved to another view in between stays there.
    if (address.view !== 'analysis') go({ view: 'analysis' });
  });
  const { text, options } = writing.state;
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    analyze(text);
  };
  return (
    <>
      <PageHeader
        title={pages.writingAssistant.title}
        description="Reads your draft as a careful editor would, and suggests wording for you to take or leave."
      />
      <form
        noValidate
        aria-label="Text to analyze"
        className="max-sm:flex max-sm:flex-col max-sm:gap-4"
        onSubmit={submit}
      >
        <AnalyzeBar
          options={options}
          detected={writing.detected}
          isRunning={writing.run.isRunning}
          isBlank={isBlank}
          setOptions={writing.setOptions}
          onExample={tryExample}
        />
        <Workbench
          writing={writing}
          address={address}
          area={area}
          error={isRefused && isBlank ? NOTHING_TO_REVIEW : undefined}
          onGo={go}
          onSubmit={() => analyze(text)}
        />
      </form>
    </>
  );
}

/** What the address shows, and a way to change it. */
function useWritingAddress() {
  const [params] = useSearchParams();
  const address = useMemo(() => parseWritingAddress(params), [params]);
  const navigate = useNavigate();
  const go = useCallback(
    (to: Partial<WritingAddress>) =>
      void navigate(writingHref({ ...address, ...to }), {
        preventScrollReset: true,
        replace: !('view' in to),
      }),
    [address, navigate],
  );
  return [address, go] as const;
}

/** Analyzes the text; without one, the caret goes where it is missing. */
function useAnalyze(
  { state: { options }, run, change }: Writing,
  area: RefObject<HTMLTextAreaElement | null>,
  onAnalyze: () => void,
) {
  const [isRefused, setIsRefused] = useState(false);
  const analyze = (content: string) => {
    const isBlank = content.trim() === '';
    setIsRefused(isBlank);
    if (isBlank) return area.current?.focus();
    if (run.isRunning) return;
    onAnalyze();
    run.analyze({ content, options });
  };
  const latest = useLatest(analyze);
  const tryExample = useCallback(() => {
    change((now) => type(now, EXAMPLE_TEXT, Date.now()));
    latest.current(EXAMPLE_TEXT);
  }, [change, latest]);
  return { isRefused, analyze, tryExample };
}
