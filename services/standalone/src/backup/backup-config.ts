import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** Settings of backups, from the environment. */
export class BackupConfig {
  /** Where backups are put; without it, `backups` in the data folder of the one process. */
  @IsOptional()
  @IsString()
  BACKUP_DIR?: string;

  /** How many are kept. */
  @IsInt()
  @Min(1)
  @Max(10_000)
  BACKUP_KEEP: number = 7;

  /** Whether each is restored on trial. */
  @IsIn(['on', 'off'], { message: 'must be on or off' })
  BACKUP_TRIAL: string = 'on';

  /** Whether the key that one process makes is put beside its backups. */
  @IsIn(['on', 'off'], { message: 'must be on or off' })
  BACKUP_WITH_KEY: string = 'off';

  /** Whether one is made before the tables are changed by a newer version. */
  @IsIn(['on', 'off'], { message: 'must be on or off' })
  BACKUP_BEFORE_UPGRADE: string = 'on';

  /** Makes one after the other until it is stopped; without it, one. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(8_760)
  BACKUP_EVERY_HOURS?: number;
}
