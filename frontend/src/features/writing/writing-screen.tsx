import { NOTHING_TO_REVIEW } from '@casewright/contracts';
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useLatest } from '../../shared/hooks/use-latest';
import { PageHeader } from '../../shared/ui/page-header';
import { AnalyzeBar } from './analysis/analyze-bar';
import { useWriting } from './draft/use-writing';
import { type } from './draft/writing-state';
import { EXAMPLE_TEXT } from './texts';
import { Workbench } from './workbench';
import { parseWritingAddress, type WritingAddress, writingHref } from './writing-address';

/** A draft, what the rules say of it while it is written, and its analysis. */
export function WritingScreen() {
  useDocumentTitle('Writing Assistant');
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
  const writing = useWriting();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { text, options } = writing.state;
  const isBlank = text.trim() === '';
  const analyze = (content: string) => {
    setIsRefused(content.trim() === '');
    if (content.trim() === '') return area.current?.focus();
    if (writing.run.isRunning) return;
    // At once, and not with the answer: whoever looks elsewhere meanwhile stays there.
    if (address.view !== 'analysis') go({ view: 'analysis' });
    writing.run.analyze({ content, options });
  };
  const latest = useLatest(analyze);
  const { change } = writing;
  const tryExample = useCallback(() => {
    change((now) => type(now, EXAMPLE_TEXT, Date.now()));
    latest.current(EXAMPLE_TEXT);
  }, [change, latest]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    analyze(text);
  };
  return (
    <>
      <PageHeader
        title="Writing Assistant"
        description="Reads a draft as a careful editor would, and sets another wording beside yours, for you to take or leave."
      />
      <form noValidate aria-label="Text to analyze" onSubmit={submit}>
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
