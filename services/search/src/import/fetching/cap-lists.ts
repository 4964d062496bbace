import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LawReporter } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ImportError } from '../source/import-error.js';
import { asked, TryAgain } from './ask-server.js';
import { addressOf, broughtDir } from './law-places.js';

const year = z.coerce.number().int().positive().nullish().catch(null);

/** What stands in an address and in a path, and leads nowhere else. */
const inAddress = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/);

const ReportersSchema = z.array(
  z.object({
    slug: inAddress,
    short_name: z.string(),
    full_name: z.string(),
    start_year: year,
    end_year: year,
    jurisdictions: z.array(z.object({ name_long: z.string() })).catch([]),
  }),
);
const VolumesSchema = z.array(
  z.object({
    volume_folder: inAddress.optional(),
    volume_number: inAddress,
    start_year: year,
    end_year: year,
    publication_year: year,
  }),
);
export type CapVolume = z.output<typeof VolumesSchema>[number];

/** The largest of them has a few MB. */
const LARGEST_LIST = 64 * 1024 * 1024;
const KEPT_MS = 3_600_000;

/** The Caselaw Access Project's lists of reporters and volumes, from its server or brought by hand. */
@Injectable()
export class CapLists {
  private readonly kept = new Map<string, { until: number; list: unknown }>();

  /** @throws ImportError */
  async reporters(signal: AbortSignal): Promise<(LawReporter & { places: string[] })[]> {
    const list = await this.list('ReportersMetadata.json', ReportersSchema, signal);
    return list.map(({ slug, short_name, full_name, start_year, end_year, jurisdictions }) => ({
      slug,
      name: short_name,
      fullName: full_name,
      from: start_year ?? null,
      to: end_year ?? null,
      places: jurisdictions.map(({ name_long }) => name_long),
    }));
  }

  /** @throws ImportError */
  volumes(reporter: string, signal: AbortSignal): Promise<CapVolume[]> {
    return this.list(`${reporter}/VolumesMetadata.json`, VolumesSchema, signal);
  }

  private async list<T extends z.ZodType>(
    path: string,
    schema: T,
    signal: AbortSignal,
  ): Promise<z.output<T>> {
    const address = `${addressOf('cap')}/${path}`;
    const kept = this.kept.get(address);
    if (kept && kept.until > Date.now()) return kept.list as z.output<T>;
    const text = await brought(path).catch(() => fetched(address, signal));
    const list = schema.safeParse(parsed(text));
    if (!list.success)
      throw new ImportError(`${address} is not a list of the Caselaw Access Project.`);
    this.kept.set(address, { until: Date.now() + KEPT_MS, list: list.data });
    return list.data;
  }
}

const brought = (path: string) => readFile(join(broughtDir(), path), 'utf8');

async function fetched(address: string, signal: AbortSignal): Promise<string> {
  try {
    const { chunks } = await asked(address, signal);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > LARGEST_LIST) throw new ImportError(`${address} is too large to be a list.`);
      parts.push(chunk);
    }
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error;
    throw new ImportError(`${error.message} Without a network, bring the files by hand.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
