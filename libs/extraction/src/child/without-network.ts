/**
 * Loaded before anything else in the child (`childArguments`): takes away what makes a socket, asks
 * for an address, or touches another process. Node's permission model does so from version 25 on;
 * until then it leaves the network open. This holds against JavaScript; against native code there is
 * the kernel, where it offers something (`kernel-barrier.ts`).
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

class AccessDenied extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
}

function denied(): never {
  throw new AccessDenied('The reader of a document has no network and no other processes.');
}

/** Both the functions of a module or class and its classes, which make handles when they are made. */
function deny(holder: object, names: readonly string[] = functionsOf(holder)): void {
  for (const name of names) {
    Object.defineProperty(holder, name, { value: denied, writable: false, configurable: false });
  }
}

function functionsOf(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter(
    (name) =>
      name !== 'constructor' &&
      typeof Object.getOwnPropertyDescriptor(holder, name)?.value === 'function',
  );
}

// The streams of the child are sockets of this class: it stays, and nothing of it connects.
for (const { _handle: handle } of [process.stdin, process.stdout, process.stderr] as {
  _handle?: object;
}[]) {
  if (handle) deny(Object.getPrototypeOf(handle) as object, ['connect', 'bind', 'listen']);
}
deny(net.Socket.prototype, ['connect']);
deny(net.Server.prototype, ['listen', '_listen2']);
deny(net, ['connect', 'createConnection', 'createServer', '_createServerHandle']);
deny(dgram);
deny(dns.promises);
deny(dns);
deny(process, ['binding', '_linkedBinding', 'dlopen', 'kill', '_kill', '_debugProcess']);
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
syncBuiltinESMExports();
