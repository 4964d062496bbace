import { endianness } from 'node:os';

/** Of `linux/audit.h` and the kernel's tables of system calls. */
const ARCHITECTURES = {
  x64: { audit: 0xc000003e, socket: 41, ptrace: 101 },
  arm64: { audit: 0xc00000b7, socket: 198, ptrace: 117 },
} as const;
/** The same number on both: a ring does what was asked of it without further system calls. */
const IO_URING_SETUP = 425;
/** On x64, from here on, the calls of another interface to the same kernel. */
const X32 = 0x40000000;

/** Of `linux/bpf_common.h` and `linux/seccomp.h`. */
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000 | 13;
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;

/** code, where to continue when true and when not (in instructions to skip), operand */
type Instruction = readonly [code: number, yes: number, no: number, operand: number];

/**
 * A seccomp filter that refuses (EACCES) to make sockets, rings of requests, and to trace other
 * processes, in the kernel's own form: an array of `struct sock_filter`. What was open before stays.
 *
 * @returns empty for an architecture that is not known; such a filter does not load
 */
export function socketFilter(arch: string = process.arch): Buffer {
  const known = ARCHITECTURES[arch as keyof typeof ARCHITECTURES];
  if (!known || endianness() !== 'LE') return Buffer.alloc(0);
  const refused = [known.socket, known.ptrace, IO_URING_SETUP];
  const end = refused.length + 1;
  return toBytes([
    [LOAD, 0, 0, ARCHITECTURE_AT],
    [JUMP_IF_EQUAL, 0, end + 2, known.audit],
    [LOAD, 0, 0, NUMBER_AT],
    [JUMP_IF_AT_LEAST, end, 0, X32],
    ...refused.map((call, at): Instruction => [JUMP_IF_EQUAL, end - 1 - at, 0, call]),
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, REFUSE],
  ]);
}

function toBytes(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [at, [code, yes, no, operand]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(yes, at * 8 + 2);
    bytes.writeUInt8(no, at * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, at * 8 + 4);
  }
  return bytes;
}
