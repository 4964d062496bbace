import { type About, inSpan, isTracing } from '@casewright/platform/tracing';
import type { DataSource, QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { shapeOf } from '../data-source/data-source-logger.js';

/**
 * Makes each query a part of the request that it is made for, where someone traces. TypeORM says
 * all that it has to say through the runners that it makes; what goes past them says so by
 * `inQuerySpan`.
 */
export function traceQueries(db: DataSource): DataSource {
  if (!isTracing()) return db;
  const create = db.createQueryRunner.bind(db);
  db.createQueryRunner = (mode) => traced(db, create(mode));
  return db;
}

function traced(db: DataSource, runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
  runner.query = (...args: unknown[]) => inQuerySpan(db, String(args[0]), () => query(...args));
  return runner;
}

/** @param text SQL, of which the span has the kind and the tables, and nothing else */
export function inQuerySpan<T>(db: DataSource, text: string, ask: () => Promise<T>): Promise<T> {
  return inSpan(() => aboutQuery((db.driver as PostgresDriver).schema ?? '', text), ask);
}

function aboutQuery(schema: string, text: string): About {
  const [operation = '', ...tables] = shapeOf(text).split(' ');
  return {
    name: `${operation} ${schema}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': schema,
      'db.operation.name': operation,
      'db.collection.name': tables.join(' '),
    },
  };
}
