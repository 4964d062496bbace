import { Dialog } from '../../../shared/ui/dialog';
import { Kbd } from '../../../shared/ui/kbd';
import { SHORTCUTS } from './shortcuts';

/** Every key of the product and what it does. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" className="max-w-3xl">
      <div className="columns-1 gap-x-10 sm:columns-2">
        {Object.entries(SHORTCUTS).map(([title, rows]) => (
          <Group key={title} title={title} rows={rows} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { title: string; rows: (typeof SHORTCUTS)[string] }) {
  return (
    <section className="mb-6 break-inside-avoid">
      <h3 className="border-b border-rule pb-1 text-sm font-semibold">{title}</h3>
      <dl>
        {rows.map(([keys, does]) => (
          <div key={does} className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
            <dt className="order-2 flex shrink-0 gap-1">
              {keys.split(', ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
