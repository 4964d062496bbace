import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Sheet } from '../../../shared/ui/sheet';
import { Filters, type FiltersProps } from './filters';

/** The filters on a small screen: behind a button that says how many are set. */
export function FilterSheet(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.filters).length;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        Filters
        {count > 0 ? ` (${count})` : ''}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        side="right"
        className="w-[20rem]"
      >
        <div className="p-5">
          <Filters isTitled {...props} />
          <Button className="mt-6 w-full" onClick={() => setOpen(false)}>
            Show the results
          </Button>
        </div>
      </Sheet>
    </>
  );
}
