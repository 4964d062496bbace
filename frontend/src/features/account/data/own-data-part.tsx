import { useState } from 'react';
import { fetchFile } from '../../../shared/api/queries';
import { FileDownload } from '../../../shared/export/file-download';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { DeletionDialog } from './deletion-dialog';
import * as texts from './texts';

/** What users take along, and how they leave. */
export function OwnDataPart({ hasPassword }: { hasPassword: boolean }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Section isRuled title={texts.yourData} description={texts.takeItOrDeleteIt}>
      <div className="flex flex-wrap gap-3">
        <FileDownload
          name="my-data.zip"
          fetchFile={() => fetchFile('GET /account/data')}
          words={{ download: texts.download, failed: texts.notDownloaded }}
        />
        <Button variant="secondary" onClick={() => setLeaving(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {isLeaving ? (
        <DeletionDialog hasPassword={hasPassword} onClose={() => setLeaving(false)} />
      ) : null}
    </Section>
  );
}
