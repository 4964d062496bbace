/** What processes and those that they start take, from /proc: Linux only. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf, memoryOf } from '../shapes/readings.mjs';

const EVERY_MS = 500;

/**
 * Looks at each process with its descendants until `stop`, which answers
 * `[{name, meanMb, mostMb, cores}]`.
 * @param {{name: string, pid: number}[]} processes
 */
export function watchTrees(processes) {
  const trees = processes.map(({ name, pid }) => new Tree(name, pid));
  const look = () => {
    const children = childrenByParent();
    for (const tree of trees) tree.look(children);
  };
  look();
  const begun = performance.now();
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      const seconds = (performance.now() - begun) / 1_000;
      return trees.map((tree) => tree.figures(seconds));
    },
  };
}

class Tree {
  #memory = [];
  /** Seconds of the processor: what each process had when it was first and last seen. */
  #first = new Map();
  #last = new Map();

  constructor(name, pid) {
    this.name = name;
    this.pid = pid;
  }

  look(children) {
    let mb = 0;
    for (const pid of withDescendants(this.pid, children)) {
      try {
        mb += memoryOf(pid).pssMb;
        const seconds = cpuSecondsOf(pid);
        // All of one that has begun since is its tree's.
        if (!this.#first.has(pid)) this.#first.set(pid, this.#memory.length === 0 ? seconds : 0);
        this.#last.set(pid, seconds);
      } catch {
        // It has ended meanwhile.
      }
    }
    this.#memory.push(mb);
  }

  figures(seconds) {
    const used = [...this.#last].map(([pid, last]) => last - this.#first.get(pid));
    const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
    return {
      name: this.name,
      meanMb: sum(this.#memory) / this.#memory.length,
      mostMb: Math.max(...this.#memory),
      cores: sum(used) / seconds,
    };
  }
}

function withDescendants(pid, children) {
  return [pid, ...(children.get(pid) ?? []).flatMap((child) => withDescendants(child, children))];
}

function childrenByParent() {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(pid);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  return children;
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
