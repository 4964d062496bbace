import type { InvitationOutcome } from '@casewright/contracts';
import { CopyButton } from '../../../shared/ui/copy-button';
import { FailureLine } from '../../../shared/ui/dialog';

/** What became of each address, with the links that are to be handed over. */
export function InviteOutcomes({ outcomes }: { outcomes: InvitationOutcome[] }) {
  const links = outcomes.flatMap(({ email, ...outcome }) =>
    outcome.refused === null && outcome.link
      ? [`${email} ${new URL(outcome.link, window.location.origin).href}`]
      : [],
  );
  return (
    <>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.email} className="border-b border-rule py-2">
            <span className="font-medium">{outcome.email}</span>
            {outcome.refused === null ? (
              <span className="block text-ink-soft">
                {outcome.link
                  ? 'Invited with the link below; no email was sent.'
                  : 'The invitation was mailed.'}
              </span>
            ) : (
              <FailureLine>{outcome.refused}</FailureLine>
            )}
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <div className="mt-4 grid justify-items-start gap-3">
          <p>
            Give each person only their own link. Each link works once, for seven days, and is not
            shown again.
          </p>
          <pre className="max-w-full text-xs wrap-anywhere whitespace-pre-wrap">
            {links.join('\n')}
          </pre>
          <CopyButton
            asButton
            text={() => links.join('\n')}
            label="Copy links"
            copied="The links are copied."
          />
        </div>
      ) : null}
    </>
  );
}
