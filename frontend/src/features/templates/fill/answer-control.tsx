import type { Placeholder } from '@casewright/contracts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input, Textarea } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';

type ControlAttributes = UseFormRegisterReturn & {
  id: string;
  onFocus: () => void;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
};

interface ControlProps {
  placeholder: Placeholder;
  control: ControlAttributes;
}

/** The control that suits what is to be filled in. */
export function Control({ placeholder, control }: ControlProps): ReactNode {
  const { type, choices = [], label } = placeholder;
  switch (type) {
    case 'choice': {
      const options = choices.map((choice) => ({ value: choice, label: choice }));
      return (
        <Select {...control} options={[{ value: '', label: `Choose: ${label}` }, ...options]} />
      );
    }
    case 'address':
    case 'text':
      return <Textarea {...control} rows={1} className="field-sizing-content min-h-11" />;
    case 'email':
      return <Input {...control} type="email" autoComplete="off" />;
    case 'date':
      return <Input {...control} autoComplete="off" placeholder="2027-03-01 or March 1, 2027" />;
    case 'money':
    case 'number':
      return <Input {...control} inputMode="decimal" autoComplete="off" />;
    default:
      return <Input {...control} autoComplete="off" />;
  }
}
