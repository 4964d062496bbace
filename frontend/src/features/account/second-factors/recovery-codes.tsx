import { CopyButton } from '../../../shared/ui/copy-button';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>
        Each of these works once in place of your second step. Keep them where you keep your
        passwords, not on the phone: they are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton
        asButton
        text={() => codes.join('\n')}
        label="Copy codes"
        copied="The recovery codes are copied."
      />
    </div>
  );
}
