import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button';
import { Input } from './input';

/** A password field whose content can be shown. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={clsx('pr-12', className)}
        {...rest}
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        // Not "password": the field itself must be the only control of that name.
        label="Show characters"
        tooltip={false}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-1 right-1"
      />
    </div>
  );
}
