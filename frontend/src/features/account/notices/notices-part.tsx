import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/ui/fetched';
import { Section } from '../../../shared/ui/section';
import { NoticesList, noticesQuery } from './notices';

/** The same on the account screen, seen or not. */
export function NoticesPart() {
  return (
    <Section
      isRuled
      title="Recent changes"
      description="What has changed in how your account is opened. You are also notified by email, where email is set up."
    >
      <Fetched
        isKept
        query={useQuery({ ...noticesQuery, staleTime: 0 })}
        what="recent changes"
        shape={['w-2/3']}
      >
        {(notices) =>
          notices.length > 0 ? (
            <NoticesList notices={notices} />
          ) : (
            <p>Nothing has changed recently.</p>
          )
        }
      </Fetched>
    </Section>
  );
}
