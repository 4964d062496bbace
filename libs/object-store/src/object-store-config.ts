import { IsOptional, IsString, IsUrl, Matches } from 'class-validator';

/** Settings of an object storage that speaks S3, from the environment. */
export class ObjectStoreConfig {
  @IsOptional()
  @Matches(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]{1,100}){0,8}\/?$/, {
    message: 'must be s3://BUCKET or s3://BUCKET/FOLDER',
  })
  OBJECT_STORE_URL?: string;

  /** Where it is; without it, Amazon's in the region. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'must be an http or https address' },
  )
  OBJECT_STORE_ENDPOINT?: string;

  @IsString()
  AWS_REGION: string = 'us-east-1';

  /** Without these two, the credentials of the machine, the pod, or the user's profile. */
  @IsOptional()
  @IsString()
  AWS_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  AWS_SECRET_ACCESS_KEY?: string;
}
