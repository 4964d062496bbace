import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** `<Tabs value onValueChange><TabList aria-label><Tab value/></TabList><TabPanel value/></Tabs>` */
export const Tabs = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List className={clsx('flex gap-3 border-b border-rule sm:gap-6', className)} {...rest} />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        '-mb-px border-b-2 border-unmarked px-1 py-2.5 text-sm font-medium text-ink-soft',
        'transition-colors hover:text-ink data-[state=active]:border-accent-ink data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('pt-6', className)} {...rest} />;
}
