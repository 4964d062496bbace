import type { EngineStatus, ModelStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CirclePause, OctagonX } from 'lucide-react';
import { type BadgeLook, StateBadge } from '../../../shared/ui/badge';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Coded } from '../../../shared/ui/kbd';
import * as texts from '../texts';
import { EngineTest } from './engine-test';
import { RecentCalls } from './recent-calls';

const NAMES = { local: texts.builtInEngine, keyless: texts.modelWithoutKey };

/** How each state of the endpoint is said. */
const STATE_LOOKS: Record<ModelStatus['state'], BadgeLook> = {
  answers: { word: texts.answers, icon: CircleCheck, tone: 'verified' },
  fails: { word: texts.doesNotAnswer, icon: OctagonX, tone: 'notfound' },
  paused: { word: texts.leftAloneForWhile, icon: CirclePause, tone: 'mismatch' },
  unasked: { word: texts.notAskedYet, icon: CircleDashed, tone: 'unchecked' },
};

/** Which engine there is and why; of a model also whether it answers, and a test. */
export function ChosenEngine({ engine }: { engine: EngineStatus }) {
  const { model } = engine;
  return (
    <section aria-labelledby="engine">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="engine" className="min-w-0 text-xl wrap-anywhere">
          {engine.engine === 'openai' ? texts.model(model?.model ?? '') : NAMES[engine.engine]}
        </h2>
        {model ? <StateBadge look={STATE_LOOKS[model.state]} /> : null}
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

function KeyMissing() {
  return (
    <InlineAlert title={texts.everyScreenThatWouldAsk} className="mt-4">
      <p>
        <Coded>{texts.setKeyOrEndpoint}</Coded>
      </p>
    </InlineAlert>
  );
}

function HowToUseAModel() {
  return (
    <div className="mt-6 max-w-measure">
      <h3 className="mb-2 text-lg">{texts.toUseModel}</h3>
      <p className="text-ink-soft">{texts.anyOpenaiCompatibleEndpointWill}</p>
      <pre className="my-3 rounded-md border border-rule bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {'OPENAI_BASE_URL=http://127.0.0.1:11434/v1\nOPENAI_MODEL=qwen2.5:14b\nEXTERNAL_AI=off'}
      </pre>
      <p className="text-ink-soft">
        <Coded>{texts.externalOffBlocks}</Coded>
      </p>
    </div>
  );
}
