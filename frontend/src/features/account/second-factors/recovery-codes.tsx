import { CopyButton } from '../../../shared/ui/copy-button';
import * as texts from './texts';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{texts.eachWorksOnce}</p>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton
        asButton
        text={() => codes.join('\n')}
        label={texts.copyCodes}
        copied={texts.codesAreCopied}
      />
    </div>
  );
}
