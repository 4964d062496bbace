import type { ServiceReport, Setting } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { FactRow } from '../../../shared/ui/fact-row';
import { number } from '../health-words';
import * as texts from '../texts';

/** What a service says about its database, its disks and its settings; folded. */
export function ServiceDetails({ name, report }: { name: string; report: ServiceReport }) {
  const { database, disks, settings } = report;
  return (
    <Folded name={name}>
      {database ? (
        <FactRow name={texts.database}>
          {texts.postgresql(database.version, number(database.sizeMb))}
          {database.isReadOnly ? texts.readOnly : ''}
        </FactRow>
      ) : null}
      {disks.map(({ folder, freeMb, totalMb, isWritable }) => (
        <FactRow key={folder} name={texts.diskOf(folder)}>
          {texts.freeOf(number(freeMb), number(totalMb))}
          {isWritable ? '' : texts.notWritable}
        </FactRow>
      ))}
      <SettingList settings={settings} />
    </Folded>
  );
}

export function SettingRows({ of, settings }: { of: string; settings: readonly Setting[] }) {
  return (
    <Folded name={of}>
      <SettingList settings={settings} />
    </Folded>
  );
}

function SettingList({ settings }: { settings: readonly Setting[] }) {
  return settings.map(({ name, value }) => (
    <FactRow key={name} name={<code className="text-xs">{name}</code>}>
      {value}
    </FactRow>
  ));
}

function Folded({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="inline-block min-h-6 text-sm text-link">
        {texts.detailsOf(name.toLowerCase())}
      </summary>
      <dl className="mt-2 max-w-3xl text-sm">{children}</dl>
    </details>
  );
}
