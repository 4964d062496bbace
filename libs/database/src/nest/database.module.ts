import { HealthRegistry } from '@casewright/platform';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { getDataSourceToken, getEntityManagerToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, EntityManager } from 'typeorm';
import {
  createDataSource,
  dataSourceOptions,
  type ServiceDatabaseOptions,
} from '../data-source/create-data-source.js';
import { DatabaseError } from '../errors/database-error.js';
import { isConnectionError } from '../errors/is-connection-error.js';
import { migrate } from '../migrations/migrate.js';
import { traceQueries } from '../queries/traced-queries.js';
import { prepareSealing } from '../sealing/prepare-sealing.js';
import { databasePart } from './database-part.js';
import { OlderRows } from './older-rows.js';
import { PoolReadings } from './pool-readings.js';
import { storageProbe } from './storage-probe.js';
import { UnavailableInterceptor } from './unavailable.interceptor.js';

/**
 * Connects a service to its schema: migrates before anything is injected, provides DataSource and
 * EntityManager, closes the pool at shutdown. A database that is not there yet is tried for a
 * minute; one that goes away later is found again by the pool.
 */
@Module({})
export class DatabaseModule {
  static forService(options: ServiceDatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      // A service has one database: its features' modules need not name it.
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          // The services of one process share Nest's registry of names.
          name: options.schema,
          useFactory: () => ({
            ...dataSourceOptions(options),
            retryAttempts: 30,
            retryDelay: 2_000,
            toRetry: (error: unknown) =>
              !(error instanceof DatabaseError) && isConnectionError(error),
          }),
          dataSourceFactory: async () => {
            const dataSource = createDataSource(options);
            await migrate(dataSource);
            await dataSource.initialize();
            if (options.sealed) await prepareSealing(dataSource);
            return traceQueries(dataSource);
          },
        }),
      ],
      providers: [
        ...asPlainClasses(options.schema),
        healthProbe(),
        {
          provide: PoolReadings,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new PoolReadings(options.schema, dataSource),
        },
        {
          provide: OlderRows,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new OlderRows(dataSource, options.sealed ?? []),
        },
        { provide: APP_INTERCEPTOR, useClass: UnavailableInterceptor },
      ],
      exports: [DataSource, EntityManager],
    };
  }
}

/** A service has one database, so its classes inject it without a name. */
function asPlainClasses(schema: string): Provider[] {
  return [
    { provide: DataSource, useExisting: getDataSourceToken(schema) },
    { provide: EntityManager, useExisting: getEntityManagerToken(schema) },
  ];
}

/**
 * Adds the database to what the service's health depends on, where there is a registry, and its disk
 * to what it reports: what is stored can be read from a full one.
 */
function healthProbe(): Provider {
  return {
    provide: Symbol('database probe'),
    inject: [DataSource, { token: HealthRegistry, optional: true }],
    useFactory: (dataSource: DataSource, registry?: HealthRegistry) => {
      registry?.register('database', () => dataSource.query('SELECT 1'));
      registry?.registerOptional('storage', storageProbe(dataSource));
      registry?.registerPart(databasePart(dataSource));
    },
  };
}
