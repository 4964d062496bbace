import { useState } from 'react';
import { fetchFile } from '../../../shared/api/queries';
import { FileDownload } from '../../../shared/export/file-download';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { DeletionDialog } from './deletion-dialog';

/** What users take along, and how they leave. */
export function OwnDataPart({ hasPassword }: { hasPassword: boolean }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Section
      isRuled
      title="Your data"
      description="Download everything that is stored for you: account, documents with their analyses, drafts, citations, and search history."
    >
      <div className="flex flex-wrap gap-3">
        <FileDownload
          name="my-data.zip"
          fetchFile={() => fetchFile('GET /account/data')}
          words={{ download: 'Download my data', failed: 'Your data was not downloaded' }}
        />
        <Button variant="secondary" onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </div>
      {isLeaving ? (
        <DeletionDialog hasPassword={hasPassword} onClose={() => setLeaving(false)} />
      ) : null}
    </Section>
  );
}
