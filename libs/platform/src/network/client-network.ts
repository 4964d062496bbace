import ipaddr from 'ipaddr.js';

/**
 * Whom an address stands for where requests are counted. An IPv6 client has a /64 to itself and can
 * send each request from another of its addresses, so all of them count as one. An IPv4 address
 * written as IPv6 is the IPv4 address. What is not an address stands for itself.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...network, 0, 0, 0, 0]).toString()}/64`;
}
