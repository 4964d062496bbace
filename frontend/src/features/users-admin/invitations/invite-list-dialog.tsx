import { MOST_INVITED_AT_ONCE, type NewInvitation, type Role } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { FileButton } from '../../../shared/reading/files/file-button';
import { Button } from '../../../shared/ui/button';
import { ActionDialog, FailureLine } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { useChange } from '../../../shared/ui/use-change';
import { invitationsQuery } from '../users-queries';
import { ROLE_OPTIONS, ROLE_WORDS } from '../users-words';
import { InviteOutcomes } from './invite-outcomes';
import { type Listed, problemsOf, readPeople } from './read-people';

/** Far more than the longest list has. */
const LARGEST_FILE = 200_000;

/** Takes a list of people, shows who of them is invited and who is not, and invites them. */
export function InviteListDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('member');
  const check = useMutation({
    mutationFn: (body: { emails: string[] }) => call('POST /admin/invitations/check', { body }),
  });
  // Fetched again even where it failed: some of the list may be invited.
  const send = useChange(
    (body: { invitations: NewInvitation[] }) => call('POST /admin/invitations/list', { body }),
    invitationsQuery,
  );
  const people = readPeople(text);
  const emails = [...new Set(people.flatMap(({ email }) => email ?? []))];
  const problems = check.data ? problemsOf(people, check.data) : [];
  const invitations = people.flatMap(({ email, role: own }, index) =>
    check.data && email && !problems[index] ? [{ email, role: own ?? role }] : [],
  );
  const count = check.data ? invitations.length : emails.length;
  return (
    <ActionDialog
      title={send.data ? 'Results' : 'Invite a list'}
      description={
        check.data
          ? undefined
          : 'Paste addresses or choose a CSV file. You see who will be invited before anything is sent.'
      }
      act={check.data ? `Invite ${count}` : 'Check the list'}
      pendingText={(check.isPending && 'Checking...') || (send.isPending && 'Inviting...')}
      disabled={count === 0 || count > MOST_INVITED_AT_ONCE}
      onAct={() => (check.data ? send.mutate({ invitations }) : check.mutate({ emails }))}
      isDone={Boolean(send.data)}
      error={check.error ?? send.error}
      failed="Something went wrong on the server. Check below to see who was invited."
      outcome={
        send.data ? (
          <InviteOutcomes outcomes={send.data.outcomes} />
        ) : check.data ? (
          `${count} of ${people.length} will be invited.`
        ) : null
      }
      onClose={onClose}
      className="wrap-anywhere"
    >
      {check.data ? null : (
        <ListFields text={text} count={count} role={role} onText={setText} onRole={setRole} />
      )}
      {check.data && !send.data ? (
        <Preview {...{ people, problems, role }} onBack={() => check.reset()} />
      ) : null}
    </ActionDialog>
  );
}

interface ListFieldsProps {
  text: string;
  /** Of the addresses in the text. */
  count: number;
  role: Role;
  onText: (text: string) => void;
  onRole: (role: Role) => void;
}

function ListFields({ text, count, role, onText, onRole }: ListFieldsProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File) => {
    const content = file.size > LARGEST_FILE ? null : await file.text();
    // A spreadsheet's own format is no text.
    const isText = content !== null && !content.includes('\0');
    setUnreadable(!isText);
    if (isText) onText(content);
  };
  const problem = () => {
    if (isUnreadable)
      return 'Choose a CSV or text file of at most 200 KB. From a spreadsheet, save as CSV.';
    if (count > MOST_INVITED_AT_ONCE)
      return `A list may have up to 100 addresses, and this one has ${count}. Split it into several.`;
    return text.trim() && count === 0 ? 'The list has no valid email address.' : undefined;
  };
  return (
    <div className="grid gap-5">
      <Field
        label="People"
        hint="One per line, or separated by commas: ann@firm.example or Ann Lee <ann@firm.example>. A CSV file may have email, name, firm, and role in any order; names and firms only help you recognize people here."
        error={problem()}
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            className="min-h-40"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setUnreadable(false);
              onText(target.value);
            }}
          />
        )}
      </Field>
      <div>
        <FileButton label="CSV file of people" accept=".csv,.txt,text/csv,text/plain" onFile={take}>
          Choose a CSV file
        </FileButton>
      </div>
      <SelectField
        label="Role for people without one in the list"
        value={role}
        options={ROLE_OPTIONS}
        onChoose={onRole}
      />
    </div>
  );
}

interface PreviewProps {
  people: Listed[];
  problems: (string | null)[];
  role: Role;
  onBack: () => void;
}

function Preview({ people, problems, role, onBack }: PreviewProps) {
  return (
    <>
      <ol className="text-sm">
        {people.map(({ written, email, role: own, about }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice, and none moves.
          <li key={index} className="border-b border-rule py-2">
            <span className="font-medium">{email ?? written}</span>
            {problems[index] ? (
              <FailureLine>{problems[index]}</FailureLine>
            ) : (
              <span className="block text-ink-soft">
                {[ROLE_WORDS[own ?? role].name, about].filter(Boolean).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Button variant="link" className="mt-3" onClick={onBack}>
        Change the list
      </Button>
    </>
  );
}
