import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { AppError } from '@casewright/contracts';
import { Client, errors } from '@opensearch-project/opensearch';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { OpenSearchSettings } from './opensearch-settings.js';

/** Within the deadline of a search, with time left for what comes after it. */
const SEARCH_MS = 6_000;
/** For whoever asks whether it is there. */
const ANSWERS_MS = 1_000;
/** A portion of documents, or a change of the index, may take longer. */
const WRITE_MS = 30_000;
/** Failures in a row after which the cluster is left alone, and for how long. */
const FAILURES = 5;
const LEFT_ALONE_MS = 3_000;

export const AWAY =
  'The search index isn’t answering. Nothing is lost; please try again in a minute. If it continues, tell your administrator.';

/** A request as OpenSearch's REST interface has it. */
export interface ClusterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  /** An object, or for a bulk request one for each of its lines. */
  body?: object | readonly object[];
  query?: Record<string, string | number | boolean>;
}

/**
 * The cluster's answers. A node that is away is passed over for the next, once each; a cluster that
 * is away is left alone for some seconds, so that nobody waits for it in vain and it comes up in
 * peace.
 */
export class SearchCluster {
  private readonly client: Client;
  private readonly agents: Agent[] = [];
  private readonly breaker: CircuitBreakerPolicy;

  constructor(settings: OpenSearchSettings) {
    const { nodes, auth, authority } = settings;
    this.client = new Client({
      nodes,
      ...(auth && { auth }),
      agent: ({ url }) => this.agentFor(url, authority),
      maxRetries: nodes.length - 1,
      requestTimeout: WRITE_MS,
    });
    this.breaker = circuitBreaker(handleWhen(isAway), {
      halfOpenAfter: LEFT_ALONE_MS,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
  }

  /** @throws Error where no node answers */
  async answers(): Promise<void> {
    await this.send({ method: 'GET', path: '/' }, ANSWERS_MS);
  }

  /** For whoever waits for an answer. @throws AppError UNAVAILABLE while the cluster is away */
  async search<Answer>(request: ClusterRequest, withinMs = SEARCH_MS): Promise<Answer> {
    try {
      return await this.breaker.execute(() => this.send<Answer>(request, withinMs));
    } catch (error) {
      const isShut = error instanceof BrokenCircuitError || error instanceof ClusterRefusedError;
      if (isShut || isAway(error)) {
        throw new AppError('UNAVAILABLE', AWAY, { cause: error });
      }
      throw error;
    }
  }

  /** For work in the background, which tries again on its own. */
  write<Answer>(request: ClusterRequest): Promise<Answer> {
    return this.send<Answer>(request, WRITE_MS);
  }

  /**
   * Whether there is such an index. Asked by a search of nothing: of an index's settings, a cluster that
   * has just started and not yet read its state says that there is no such index.
   *
   * @throws Error where it cannot be known now
   */
  async has(index: string): Promise<boolean> {
    const query = { size: 0, track_total_hits: false };
    try {
      await this.write({ method: 'GET', path: `/${index}/_search`, query });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  /** Deletes an index, if there is one of that name. */
  async drop(index: string): Promise<void> {
    await this.write({ method: 'DELETE', path: `/${index}` }).catch((error) =>
      isNotFound(error) ? undefined : Promise.reject(error),
    );
  }

  /** The client's own way waits for answers, for ever where a node was killed before it gave one. */
  close(): void {
    for (const agent of this.agents) agent.destroy();
  }

  private agentFor({ protocol }: URL, authority: string | null): Agent {
    const agent =
      protocol === 'https:'
        ? new SecureAgent({ keepAlive: true, ...(authority && { ca: authority }) })
        : new Agent({ keepAlive: true });
    this.agents.push(agent);
    return agent;
  }

  private async send<Answer>(request: ClusterRequest, requestTimeout: number): Promise<Answer> {
    const { method, path, query, body } = request;
    const lines = Array.isArray(body);
    const asked = {
      method,
      path,
      ...(query && { querystring: query }),
      ...(lines ? { bulkBody: body } : body && { body }),
    };
    try {
      const { body: answer } = await this.client.transport.request(asked, { requestTimeout });
      return answer as Answer;
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }
}

/** The cluster does not let us in, or not do what we have to; in a sentence for operators. */
class ClusterRefusedError extends Error {
  override readonly name = 'ClusterRefusedError';
}

function refusalOf(error: unknown): ClusterRefusedError | null {
  if (!(error instanceof errors.ResponseError)) return null;
  if (error.statusCode === 401) {
    return new ClusterRefusedError(
      'OpenSearch refuses the user (401). Check OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD.',
      { cause: error },
    );
  }
  if (error.statusCode !== 403) return null;
  return new ClusterRefusedError(
    `OpenSearch forbids the user what the index needs (403): ${error.message}`,
    { cause: error },
  );
}

/** Whether the cluster, or all copies of what is asked for, cannot answer now. */
export function isAway(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return (error.statusCode ?? 0) >= 502;
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}

/** Whether OpenSearch says that there is no such index. */
export function isNotFound(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}
