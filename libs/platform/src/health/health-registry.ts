import type { BuildIdentity, DependencyState, Readiness } from '@casewright/contracts';

type Probe = () => Promise<void>;

/** Probes of what a process depends on; each is bounded, so that a hung one reads as down. */
export class HealthRegistry {
  private readonly probes = new Map<string, Probe>();
  /** What the process can do without: it is reported, and leaves the process ready. */
  private readonly optional = new Set<string>();

  constructor(
    private readonly build: BuildIdentity,
    private readonly timeoutMs = 1_500,
  ) {}

  /** Several probes of one name have to pass, all of them. */
  register(name: string, probe: Probe): void {
    const other = this.probes.get(name);
    this.probes.set(name, other ? async () => void (await Promise.all([other(), probe()])) : probe);
  }

  registerOptional(name: string, probe: Probe): void {
    this.register(name, probe);
    this.optional.add(name);
  }

  async check(): Promise<Readiness> {
    const dependencies = await Promise.all(
      [...this.probes].map(([name, probe]) => this.state(name, probe)),
    );
    const ready = dependencies.every(
      ({ name, status }) => status === 'up' || this.optional.has(name),
    );
    return { status: ready ? 'ready' : 'not-ready', ...this.build, dependencies };
  }

  private async state(name: string, probe: Probe): Promise<DependencyState> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.timeoutMs);
    });
    try {
      await Promise.race([probe(), late]);
      return { name, status: 'up' };
    } catch (error) {
      return { name, status: 'down', detail: error instanceof Error ? error.message : 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }
}
