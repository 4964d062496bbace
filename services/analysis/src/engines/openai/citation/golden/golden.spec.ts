import type { CslItem } from '@casewright/law/citations';
import type { DescriptionInput } from '@casewright/law/model';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goldenCases } from '../../testing/golden-cases.js';
import { modelEngine } from '../../testing/model-engine.js';

interface Expected {
  kind: string;
  item: Partial<CslItem>;
  /** The fields that were left out. */
  dropped: string[];
}

const CASES = goldenCases<DescriptionInput, Expected>(new URL('./', import.meta.url));
const BLANK = {
  title: '',
  authors: [],
  editors: [],
  containerTitle: '',
  volume: '',
  issue: '',
  page: '',
  section: '',
  number: '',
  date: '',
  court: '',
  edition: '',
  publisher: '',
  place: '',
  doi: '',
  url: '',
  pin: '',
};

describe('golden readings of descriptions', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify({ ...BLANK, ...(answer as object) }) });
    const { engine } = modelEngine(server.baseUrl);
    const { signal } = new AbortController();
    const { source, dropped } = await engine.describeCitation(input, {}, signal);
    expect(source.kind).toBe(expected.kind);
    expect(source.item).toMatchObject(expected.item);
    expect(dropped.map(({ field }) => field)).toEqual(expected.dropped);
  });
});
