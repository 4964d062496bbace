import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiOf } from './openapi.js';

describe('the OpenAPI document', () => {
  const document = openApiOf('Casewright');
  const json = JSON.stringify(document);

  it('passes a linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: json, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('has each schema once, and refers to it everywhere else', () => {
    const { schemas } = document.components;
    const objects = Object.values(schemas).filter(({ properties }) => properties !== undefined);
    const bodies = objects.map((schema) => JSON.stringify(schema));
    const long = bodies.filter((body) => body.length > 200);
    expect(long.filter((body) => json.split(body).length > 2)).toEqual([]);
    expect(schemas.ErrorEnvelope).toMatchObject({ type: 'object' });
    expect(json.length).toBeLessThan(400_000);
  });

  it('tells what is sent from what is answered', () => {
    const { schemas } = document.components;
    expect(schemas.SearchRequestInput?.required).toEqual(['query']);
    const search = document.paths['/api/search']?.post as Record<string, unknown>;
    expect(JSON.stringify(search.requestBody)).toContain('schemas/SearchRequestInput"');
    expect(JSON.stringify(search.responses)).toContain('schemas/SearchResponse"');
  });

  it('has the parameters of paths and queries', () => {
    const { get } = document.paths['/api/cases/{id}/cited-by'] ?? {};
    const { parameters } = get as { parameters: object[] };
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'page', in: 'query', required: false }),
    );
  });
});
