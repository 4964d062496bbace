import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectStoreConfig } from './object-store-config.js';
import { sha256Of } from './sha256.js';
import { DamagedObject, storeFailure } from './store-failure.js';

/** S3 takes 10,000 parts of an object: 160 GB. Two parts are in memory at a time. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const CONNECT_MS = 10_000;
/** Without a byte in either direction. */
const SILENCE_MS = 60_000;
/** Whoever stores or reads a few bytes has somebody wait for them. */
const BYTES_MS = 5_000;

export interface StoredObject {
  /** Relative to the folder of the address. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** Files in an object storage; each has its SHA-256 with it, and is compared with that when it comes back. */
export class ObjectStore {
  /** `s3://bucket/folder` */
  readonly address: string;
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor(config: ObjectStoreConfig & { OBJECT_STORE_URL: string }) {
    this.address = config.OBJECT_STORE_URL.replace(/\/$/, '');
    const [bucket = '', ...folder] = this.address.slice('s3://'.length).split('/');
    this.bucket = bucket;
    this.folder = folder.map((part) => `${part}/`).join('');
    this.client = clientFor(config);
  }

  /** @throws OperatorError, as everything here does */
  async put(key: string, file: string, sha256: string): Promise<void> {
    await this.asked(() =>
      new Upload({
        client: this.client,
        params: {
          Bucket: this.bucket,
          Key: this.folder + key,
          Body: createReadStream(file),
          Metadata: { sha256 },
        },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      }).done(),
    );
  }

  /** @param sha256 for whoever finds them without us */
  async putBytes(key: string, bytes: Buffer, sha256: string): Promise<void> {
    const object = { Bucket: this.bucket, Key: this.folder + key };
    await this.asked(() =>
      this.client.send(
        new PutObjectCommand({ ...object, Body: bytes, Metadata: { sha256 } }),
        soon(),
      ),
    );
  }

  /** A small object; null where there is none. */
  async getBytes(key: string, sha256: string): Promise<Buffer | null> {
    return this.asked(async () => {
      const found = await this.open(key, soon()).catch(nullIfMissing);
      if (!found) return null;
      const bytes = Buffer.concat(await found.body.toArray());
      if (sha256Of(bytes) !== sha256) throw this.damaged(key);
      return bytes;
    });
  }

  /** Puts an object into a file; one that was changed since is refused, and leaves none. */
  async get(key: string, file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      const sha256 = await this.asked(async () => {
        const { body, sha256 } = await this.open(key);
        await pipeline(body, hashed, createWriteStream(file, { mode: 0o600 }));
        return sha256;
      });
      if (sha256 !== hash.digest('hex')) throw this.damaged(key);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /** A small object's text; null where there is none. */
  async read(key: string): Promise<string | null> {
    return this.asked(async () => {
      const found = await this.open(key).catch(nullIfMissing);
      if (!found) return null;
      const bytes = Buffer.concat(await found.body.toArray());
      if (sha256Of(bytes) !== found.sha256) throw this.damaged(key);
      return bytes.toString();
    });
  }

  /** All objects whose keys begin so. */
  async list(prefix: string): Promise<StoredObject[]> {
    return this.asked(async () => {
      const pages = paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: this.folder + prefix },
      );
      const found: StoredObject[] = [];
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size: size = 0, LastModified: modifiedAt = new Date() } of Contents)
          found.push({ key: Key.slice(this.folder.length), size, modifiedAt });
      }
      return found;
    });
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const Key = this.folder + key;
      await this.asked(() =>
        this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })),
      );
    }
  }

  /** Whether it answers, and lets us in. */
  async answers(): Promise<void> {
    const bucket = { Bucket: this.bucket, Prefix: this.folder, MaxKeys: 1 };
    await this.asked(() => this.client.send(new ListObjectsV2Command(bucket), soon()));
  }

  private async open(
    key: string,
    options: { abortSignal?: AbortSignal } = {},
  ): Promise<{ body: Readable; sha256: string | undefined }> {
    const { Body, Metadata } = await this.client.send(
      new GetObjectCommand({ Bucket: this.bucket, Key: this.folder + key }),
      options,
    );
    return { body: Body instanceof Readable ? Body : Readable.from([]), sha256: Metadata?.sha256 };
  }

  private damaged(key: string): DamagedObject {
    return new DamagedObject(
      `${this.address}/${key} is not what was put there: its SHA-256 differs.`,
    );
  }

  private async asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storeFailure(this.address, error);
    }
  }
}

const soon = () => ({ abortSignal: AbortSignal.timeout(BYTES_MS) });

function nullIfMissing(error: { name?: string }): null {
  if (error.name === 'NoSuchKey') return null;
  throw error;
}

function clientFor(config: ObjectStoreConfig): S3Client {
  const { OBJECT_STORE_ENDPOINT: endpoint, AWS_REGION: region } = config;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new S3Client({
    region,
    // Storages other than Amazon's know neither names for buckets nor all of its checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
}
