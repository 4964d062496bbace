import { describe, expect, it } from '@jest/globals';
import { ROUTES } from './catalog.js';
import { routeAt } from './route-at.js';

describe('the route at an address', () => {
  it.each([
    ['POST', '/search', 'POST /search'],
    ['POST', '/Search/', 'POST /search'],
    ['HEAD', '/search/history', 'GET /search/history'],
    ['GET', '/cases/7', 'GET /cases/:id'],
    ['GET', '/cases/7/cited-by', 'GET /cases/:id/cited-by'],
    ['GET', '/admin/audit.csv', 'GET /admin/audit.csv'],
    ['GET', '/search', undefined],
    ['GET', '/cases', undefined],
  ])('of %s %s is %s', (method, path, route) => {
    expect(routeAt(method, path)?.def.route).toBe(route);
  });

  it('is found for every route, and in lower case', () => {
    for (const route of ROUTES) {
      expect(routeAt(route.method, route.path.replaceAll(/:\w+/g, '7'))).toBe(route);
    }
  });
});
