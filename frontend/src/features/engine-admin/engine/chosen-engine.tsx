import type { EngineStatus, ModelStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CirclePause, type LucideIcon, OctagonX } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../shared/ui/badge';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { EngineTest } from './engine-test';
import { RecentCalls } from './recent-calls';

const NAMES = { local: 'Built-in engine', keyless: 'A model without a key' };

/** How each state of the endpoint is said. */
const STATE_LOOKS: Record<
  ModelStatus['state'],
  { word: string; icon: LucideIcon; tone: BadgeTone }
> = {
  answers: { word: 'Answers', icon: CircleCheck, tone: 'verified' },
  fails: { word: 'Does not answer', icon: OctagonX, tone: 'notfound' },
  paused: { word: 'Left alone for a while', icon: CirclePause, tone: 'mismatch' },
  unasked: { word: 'Not asked yet', icon: CircleDashed, tone: 'unchecked' },
};

/** Which engine there is and why; of a model also whether it answers, and a test. */
export function ChosenEngine({ engine }: { engine: EngineStatus }) {
  const { model } = engine;
  return (
    <section aria-labelledby="engine">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="engine" className="min-w-0 text-xl wrap-anywhere">
          {engine.engine === 'openai' ? `Model ${model?.model ?? ''}` : NAMES[engine.engine]}
        </h2>
        {model ? <State state={model.state} /> : null}
      </div>
      <p className="max-w-measure text-ink-soft wrap-anywhere">{engine.reason}</p>
      {engine.engine === 'keyless' ? <KeyMissing /> : null}
      {model ? (
        <>
          <EngineTest />
          <RecentCalls recent={model.recent} />
        </>
      ) : (
        <HowToUseAModel />
      )}
    </section>
  );
}

function State({ state }: { state: keyof typeof STATE_LOOKS }) {
  const { word, icon, tone } = STATE_LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

function KeyMissing() {
  return (
    <InlineAlert title="Every screen that would ask the model refuses its work" className="mt-4">
      <p>
        Set <code>OPENAI_API_KEY</code>, or the <code>OPENAI_BASE_URL</code> of an endpoint that
        asks for none, and start again. <code>AI_PROVIDER=auto</code> lets the built-in engine work
        until then.
      </p>
    </InlineAlert>
  );
}

function HowToUseAModel() {
  return (
    <div className="mt-6 max-w-measure">
      <h3 className="mb-2 text-lg">To use a model</h3>
      <p className="text-ink-soft">
        Any OpenAI-compatible endpoint will do, one of your own too. Set its address and its model
        where the product is started, and start it again:
      </p>
      <pre className="my-3 rounded-md border border-rule bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {'OPENAI_BASE_URL=http://127.0.0.1:11434/v1\nOPENAI_MODEL=qwen2.5:14b\nEXTERNAL_AI=off'}
      </pre>
      <p className="text-ink-soft">
        <code>EXTERNAL_AI=off</code> refuses every address outside your private network. With a
        cloud, leave it out and set <code>OPENAI_API_KEY</code>.
      </p>
    </div>
  );
}
