import { readFileSync } from 'node:fs';
import type { TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Searching } from '../../testing/searching.js';
import { starterDatabase } from '../../testing/starter-database.js';

jest.setTimeout(120_000);

const linesOf = (name: string) =>
  readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

describe('suggestions over the starter library', () => {
  let database: TestDatabase;
  let searching: Searching;

  beforeAll(async () => {
    database = await starterDatabase();
    searching = await Searching.start(database.url('search'));
  });

  afterAll(async () => {
    await searching.stop();
    await database.drop();
  });

  const suggestion = async (query: string) => (await searching.search(query)).suggestion;

  it('leaves every question alone whose words are right, whether or not the library has them', async () => {
    const questions = linesOf('right-questions.txt');
    expect(questions.length).toBeGreaterThanOrEqual(200);
    const changed = [];
    for (const question of questions) {
      const other = await suggestion(question);
      if (other !== null) changed.push(`${question} > ${other}`);
    }
    expect(changed).toEqual([]);
  });

  it('mends nine plain slips of ten, and spells as it was typed', async () => {
    const slips = linesOf('typos.txt').map((line) => line.split(' > '));
    expect(slips.length).toBeGreaterThanOrEqual(60);
    const left = [];
    for (const [typed, meant] of slips) {
      const other = await suggestion(typed!);
      if (other !== meant) left.push(`${typed} > ${other}`);
    }
    expect(left.length).toBeLessThanOrEqual(slips.length / 10);
  });
});
