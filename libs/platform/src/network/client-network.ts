import ipaddr from 'ipaddr.js';

/**
 * The key under which an address is rate-limited. An IPv6 client has a /64 to itself and can use
 * any address in it, so the whole /64 counts as one. An IPv4-mapped IPv6 address counts as the IPv4
 * address. Anything else stands for itself.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...network, 0, 0, 0, 0]).toString()}/64`;
}
