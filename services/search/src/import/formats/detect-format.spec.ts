import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { detectFormat } from './detect-format.js';

describe('detectFormat', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-detect-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const detect = async (content: string | Buffer) => {
    const file = join(folder, 'of-no-help.txt');
    await writeFile(file, content);
    return detectFormat(file);
  };

  it('looks past a bad first line, and into records longer than it looks', async () => {
    const record = JSON.stringify({
      id: 'x',
      case_name: 'A v. B',
      opinions: [{ text: 'y'.repeat(900_000) }],
    });
    expect(await detect(`{"id": broken\n${record}\n`)).toEqual({
      kind: 'json-lines',
      format: 'neutral',
    });
    expect(await detect(gzipSync(`${record}\n${record}\n`))).toEqual({
      kind: 'json-lines',
      format: 'neutral',
    });
  });

  it('knows none of these', async () => {
    for (const content of ['', '{}', 'a,b\n1,2\n', 'PGDMP\0\0', '%PDF-1.7 …', '<html></html>']) {
      expect(await detect(content)).toBeUndefined();
    }
  });
});

describeWithData('detectFormat on the samples of every format', () => {
  it.each([
    ['formats/courtlistener_bulk/opinions-2026-07-31.csv.bz2', { kind: 'bulk', table: 'opinions' }],
    [
      'formats/courtlistener_bulk/opinion-clusters-2026-07-31.csv.bz2',
      { kind: 'bulk', table: 'clusters' },
    ],
    ['formats/courtlistener_bulk/dockets-2026-07-31.csv.bz2', { kind: 'bulk', table: 'dockets' }],
    ['formats/courtlistener_bulk/courts-2026-07-31.csv.bz2', { kind: 'bulk', table: 'courts' }],
    [
      'formats/courtlistener_bulk/citations-2026-07-31.csv.bz2',
      { kind: 'bulk', table: 'citations' },
    ],
    [
      'formats/courtlistener_bulk/citation-map-2026-07-31.csv.bz2',
      { kind: 'bulk', table: 'citation-map' },
    ],
    [
      'formats/courtlistener_api/search_v4_type_o.json',
      { kind: 'json', format: 'courtlistener-rest' },
    ],
    [
      'formats/courtlistener_api/search_alert_webhook_v2.json',
      { kind: 'json', format: 'courtlistener-rest' },
    ],
    [
      'formats/courtlistener_api/citation_lookup_200.json',
      { kind: 'json', format: 'courtlistener-rest' },
    ],
    ['formats/courtlistener_api/search_v4_empty.json', { kind: 'auxiliary' }],
    ['formats/cap_static_fixture/us/1/cases/0001-01.json', { kind: 'json', format: 'cap' }],
    [
      'formats/cap_static_fixture/us/1/CasesMetadata.json',
      { kind: 'json', format: 'cap-metadata' },
    ],
    ['formats/cap_static_fixture/VolumesMetadata.json', { kind: 'auxiliary' }],
    ['formats/cap_static_fixture/us/1/html/0001-01.html', { kind: 'auxiliary' }],
    ['formats/cap_static/us/274/VolumeMetadata.json', { kind: 'auxiliary' }],
    ['formats/cap_api_v1/case_1.json', { kind: 'json', format: 'cap' }],
    ['opinions/opinions_dev.jsonl.gz', { kind: 'json-lines', format: 'neutral' }],
    ['formats/FORMATS.md', undefined],
    ['formats/courtlistener_bulk/columns.json', undefined],
    ['case_tables/scotus_cite_dates.psv', undefined],
  ])('%s', async (file, format) => {
    expect(await detectFormat(sharedData(file))).toEqual(format);
  });
});
