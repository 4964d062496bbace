import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { AskPanel } from '../../../shared/asking/ask-panel';
import { opinionPlaceHref } from '../../../shared/config/paths';

/** Questions to an opinion; a passage is shown in its text below. */
export function AskOpinion({ caseId: id, ordinal }: { caseId: number; ordinal: number }) {
  const navigate = useNavigate();
  const params = { id, ordinal };
  return (
    <AskPanel
      subject="opinion"
      text={`opinion-${id}-${ordinal}`}
      ask={(question, request) =>
        call('POST /cases/:id/opinions/:ordinal/questions', {
          params,
          body: { question },
          ...request,
        })
      }
      onPlace={({ start }) =>
        void navigate(opinionPlaceHref(id, { opinion: ordinal, at: start }), {
          preventScrollReset: true,
        })
      }
    />
  );
}
