import type { ServiceReport, Setting } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { FactRow } from '../../../shared/ui/fact-row';
import { number } from '../health-words';

/** What a service says about its database, its disks and its settings; folded. */
export function ServiceDetails({ name, report }: { name: string; report: ServiceReport }) {
  const { database, disks, settings } = report;
  return (
    <Folded name={name}>
      {database ? (
        <FactRow name="Database">
          {`PostgreSQL ${database.version}, ${number(database.sizeMb)} MB`}
          {database.isReadOnly ? ', read only' : ''}
        </FactRow>
      ) : null}
      {disks.map(({ folder, freeMb, totalMb, isWritable }) => (
        <FactRow key={folder} name={`Disk of ${folder}`}>
          {`${number(freeMb)} of ${number(totalMb)} MB free`}
          {isWritable ? '' : ', not writable'}
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
        {`Details of the ${name.toLowerCase()}`}
      </summary>
      <dl className="mt-2 max-w-3xl text-sm">{children}</dl>
    </details>
  );
}
