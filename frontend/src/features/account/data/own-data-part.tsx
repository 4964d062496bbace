import { useId, useState } from 'react';
import { FileDownload } from '../../../shared/export/file-download';
import { Button } from '../../../shared/ui/button';
import { fetchOwnData } from './data-api';
import { DeletionDialog } from './deletion-dialog';
import * as texts from './texts';

/** What users take along, and how they leave. */
export function OwnDataPart({ hasPassword }: { hasPassword: boolean }) {
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {texts.yourData}
      </h2>
      <p className="mt-4 mb-5 text-ink-soft">{texts.takeItOrDeleteIt}</p>
      <div className="flex flex-wrap gap-3">
        <FileDownload
          name="my-data.zip"
          fetchFile={fetchOwnData}
          words={{ download: texts.download, failed: texts.notDownloaded }}
        />
        <Button variant="secondary" onClick={() => setLeaving(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {isLeaving ? (
        <DeletionDialog hasPassword={hasPassword} onClose={() => setLeaving(false)} />
      ) : null}
    </section>
  );
}
