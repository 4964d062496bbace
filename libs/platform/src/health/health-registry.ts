import type {
  BuildIdentity,
  DependencyState,
  Readiness,
  ServiceParts,
  ServiceReport,
} from '@casewright/contracts';
import { readSettings } from './settings.js';

type Probe = () => Promise<void>;
/** Something that a part of a service knows for the diagnostics. */
type ReportPart = () => Promise<Partial<ServiceParts>>;

const NOTHING_KNOWN: ServiceParts = {
  database: null,
  disks: [],
  jobs: null,
  newestImport: null,
  engine: null,
  ocr: null,
  backups: null,
  auditShipping: null,
  searchIndex: null,
};

/** Probes of what a process depends on; each is bounded, so that a hung one reads as down. */
export class HealthRegistry {
  private readonly probes = new Map<string, Probe>();
  /** Dependencies that the process can do without: reported, but they leave it ready. */
  private readonly optional = new Set<string>();
  private readonly parts: ReportPart[] = [];
  private readonly startedAt = new Date().toISOString();

  constructor(
    private readonly build: BuildIdentity,
    private readonly timeoutMs = 1_500,
  ) {}

  /** Several probes under one name must all pass. */
  register(name: string, probe: Probe): void {
    const other = this.probes.get(name);
    this.probes.set(name, other ? async () => void (await Promise.all([other(), probe()])) : probe);
  }

  registerOptional(name: string, probe: Probe): void {
    this.register(name, probe);
    this.optional.add(name);
  }

  registerPart(part: ReportPart): void {
    this.parts.push(part);
  }

  /** For administrators; a part that fails or takes too long is left out. */
  async report(): Promise<ServiceReport> {
    const [dependencies, ...known] = await Promise.all([
      this.states(),
      ...this.parts.map((part) => this.inTime(part()).catch(() => ({}))),
    ]);
    return {
      ...Object.assign({}, NOTHING_KNOWN, ...known),
      build: this.build,
      startedAt: this.startedAt,
      clock: Date.now(),
      dependencies,
      settings: readSettings(process.env),
    };
  }

  async check(): Promise<Readiness> {
    const dependencies = await this.states();
    const ready = dependencies.every(
      ({ name, status }) => status === 'up' || this.optional.has(name),
    );
    return { status: ready ? 'ready' : 'not-ready', ...this.build, dependencies };
  }

  private states(): Promise<DependencyState[]> {
    return Promise.all([...this.probes].map(([name, probe]) => this.state(name, probe)));
  }

  private async state(name: string, probe: Probe): Promise<DependencyState> {
    try {
      await this.inTime(probe());
      return { name, status: 'up' };
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'failed';
      const code = codeOf(error);
      return { name, status: 'down', detail, ...(code ? { code } : {}) };
    }
  }

  private async inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.timeoutMs);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** If several addresses of a host were tried, Node collects an error for each. */
function codeOf(error: unknown): string | undefined {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  return errors?.length ? codeOf(errors[0]) : undefined;
}
