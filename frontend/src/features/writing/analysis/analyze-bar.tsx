import {
  WRITING_AUDIENCES,
  WRITING_DOCUMENT_KINDS,
  type WritingAudience,
  type WritingDocumentKind,
  type WritingOptions,
} from '@casewright/contracts';
import { memo } from 'react';
import { TryExample } from '../../../shared/reading/files/text-intake';
import { Button } from '../../../shared/ui/button';
import { LabeledSelect } from '../../../shared/ui/select';
import { AUDIENCE_WORDS, DOCUMENT_KIND_WORDS } from '../texts';
import type { Detected } from '../use-writing';

/** The functions never change, so that a keystroke renders none of this again. */
interface AnalyzeBarProps {
  options: WritingOptions;
  /** What the rules take the text for; null before they have read it. */
  detected: Detected | null;
  isRunning: boolean;
  isBlank: boolean;
  setOptions: (options: WritingOptions) => void;
  onExample: () => void;
}

/**
 * The button, and as what the text is read: as it looks, or as the user says. On a phone the text
 * comes first, these come after it, and the button stays in sight.
 */
export const AnalyzeBar = memo(function AnalyzeBar(props: AnalyzeBarProps) {
  const { isRunning, isBlank, onExample } = props;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:contents">
      <Button
        type="submit"
        size="lg"
        // Its margin covers what scrolls beneath it.
        className="max-sm:sticky max-sm:bottom-3 max-sm:z-10 max-sm:order-last max-sm:shadow-[0_0_0_0.75rem_var(--color-paper)]"
        pendingText={isRunning && 'Analyzing...'}
      >
        Analyze writing
      </Button>
      <Choices {...props} />
      {isBlank ? (
        <TryExample
          action="Try an example"
          className="self-center max-sm:self-start"
          onTry={onExample}
        />
      ) : null}
    </div>
  );
});

type ChoicesProps = Pick<AnalyzeBarProps, 'options' | 'detected' | 'setOptions'>;

function Choices({ options: { documentKind, audience }, detected, setOptions }: ChoicesProps) {
  const set = (kind: WritingDocumentKind | null, reader: WritingAudience | null) =>
    setOptions({
      ...(kind ? { documentKind: kind } : {}),
      ...(reader ? { audience: reader } : {}),
    });
  return (
    <div className="flex min-w-0 gap-x-4 gap-y-3 max-sm:order-last max-sm:flex-col">
      <Choice<WritingDocumentKind>
        label="Read as"
        auto={detected && DOCUMENT_KIND_WORDS[detected.documentKind]}
        chosen={documentKind}
        values={WRITING_DOCUMENT_KINDS}
        words={DOCUMENT_KIND_WORDS}
        onChoose={(kind) => set(kind, audience ?? null)}
      />
      <Choice<WritingAudience>
        label="Written for"
        auto={detected && AUDIENCE_WORDS[detected.audience]}
        chosen={audience}
        values={WRITING_AUDIENCES}
        words={AUDIENCE_WORDS}
        onChoose={(reader) => set(documentKind ?? null, reader)}
      />
    </div>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  /** What the rules take the text for; null before they have read it. */
  auto: string | null;
  chosen: V | undefined;
  values: readonly V[];
  words: Record<V, string>;
  onChoose: (value: V | null) => void;
}

const LOOK = {
  whole: 'flex-col gap-1',
  label: 'text-xs text-ink-soft',
  select: 'max-sm:w-full',
};

function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, auto, chosen, values, words, onChoose } = props;
  return (
    <LabeledSelect
      label={label}
      value={chosen ?? ''}
      empty={auto ? `Detected: ${auto}` : 'Detect'}
      options={values.map((value) => ({ value, label: words[value] }))}
      onChoose={(value) => onChoose((value || null) as V | null)}
      look={LOOK}
    />
  );
}
