import type { ReactNode } from 'react';

/** The head of a column in a table of the administration. */
export function ColumnHeading({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <th scope="col" className={`py-2 pr-4 font-medium ${className}`}>
      {children}
    </th>
  );
}
