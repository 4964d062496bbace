import { socketFilter } from './socket-filter.js';

const X64 = 0xc000003e;
const ALLOWED = 0x7fff0000;
const REFUSED = 0x0005000d;

/** What the kernel makes of a filter: loads, jumps, and the value that it returns. */
function verdict(filter: Buffer, architecture: number, call: number): number {
  let value = 0;
  for (let at = 0; ; at += 1) {
    const code = filter.readUInt16LE(at * 8);
    const operand = filter.readUInt32LE(at * 8 + 4);
    if (code === 0x06) return operand;
    if (code === 0x20) value = operand === 4 ? architecture : call;
    else at += filter.readUInt8(at * 8 + (holds(code, value, operand) ? 2 : 3));
  }
}

function holds(code: number, value: number, operand: number): boolean {
  return code === 0x15 ? value === operand : value >= operand;
}

describe('socketFilter', () => {
  const filter = socketFilter('x64');

  it.each([
    ['socket', 41],
    ['ptrace', 101],
    ['io_uring_setup', 425],
    ['socket of another interface', 0x40000000 + 41],
  ])('refuses %s', (_, call) => {
    expect(verdict(filter, X64, call)).toBe(REFUSED);
  });

  it.each([
    ['read', 0],
    ['execve', 59],
    ['mmap', 9],
  ])('allows %s', (_, call) => {
    expect(verdict(filter, X64, call)).toBe(ALLOWED);
  });

  it('refuses all calls of another architecture, whose numbers differ', () => {
    expect(verdict(filter, 0x40000003, 0)).toBe(REFUSED);
    expect(verdict(socketFilter('arm64'), 0xc00000b7, 198)).toBe(REFUSED);
    expect(verdict(socketFilter('arm64'), 0xc00000b7, 41)).toBe(ALLOWED);
  });

  it('is none for an architecture that it does not know', () => {
    expect(socketFilter('mips')).toHaveLength(0);
  });
});
