import { GatewayConfig } from '@casewright/gateway';
import { IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';

/** Settings of the one-process shape, from the environment. */
export class StandaloneConfig extends GatewayConfig {
  /** The embedded database and everything else that is kept. */
  @IsString()
  DATA_DIR: string = './data';

  /** Megabytes of free disk under which readiness says that storage is short. */
  @IsInt()
  @Min(0)
  @Max(10_000_000)
  STORAGE_MIN_FREE_MB: number = 200;

  /** Shown by whoever makes the first administrator's account; made from the folder's secret where absent. */
  @IsOptional()
  @IsString()
  SETUP_TOKEN?: string;

  /** An existing PostgreSQL, with a role that may create roles and schemas. */
  @IsOptional()
  @IsUrl(
    { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true },
    { message: 'must be a postgres:// address' },
  )
  DATABASE_URL?: string;

  /** A RabbitMQ; without one messages stay in this process. */
  @IsOptional()
  @IsUrl(
    { protocols: ['amqp', 'amqps'], require_tld: false, require_protocol: true },
    { message: 'must be an amqp:// or amqps:// address' },
  )
  MESSAGE_BUS_URL?: string;
}
