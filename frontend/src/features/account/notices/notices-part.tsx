import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { NoticesList, noticesQuery } from './notices';
import * as texts from './texts';

/** The same on the account screen, seen or not. */
export function NoticesPart() {
  return (
    <Section isRuled title={texts.recentChanges} description={texts.youAreToldOf}>
      <Fetched
        isKept
        query={useQuery({ ...noticesQuery, staleTime: 0 })}
        what={texts.whatIsLoaded}
        shape={['w-2/3']}
      >
        {(notices) =>
          notices.length > 0 ? <NoticesList notices={notices} /> : <p>{texts.nothingHasChanged}</p>
        }
      </Fetched>
    </Section>
  );
}
