interface Entry<V> {
  value: V;
  bytes: number;
}

/**
 * Keeps what was used lately, up to a number of bytes. In two halves: what is found in the older one
 * moves to the newer, and when that is full the older is let go. So most look-ups change nothing.
 */
export class LruCache<K, V> {
  private newer = new Map<K, Entry<V>>();
  private older = new Map<K, Entry<V>>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const entry = this.newer.get(key);
    if (entry) return entry.value;
    const old = this.older.get(key);
    if (!old) return undefined;
    this.set(key, old.value, old.bytes);
    return old.value;
  }

  set(key: K, value: V, bytes: number): void {
    this.bytes += bytes - (this.newer.get(key)?.bytes ?? 0);
    this.newer.set(key, { value, bytes });
    this.older.delete(key);
    if (this.bytes <= this.limit / 2) return;
    this.older = this.newer;
    this.newer = new Map();
    this.bytes = 0;
  }
}
