/** Sensible for a small machine that also runs the application; nothing here trades away safety. */
const DEFAULTS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  // No replica ever follows an embedded database: an import writes half as much log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements that fail are told by the services, without what was in them; a line of the server
  // would quote it. LOG is above ERROR in a server's log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/** The command line of the server for one start. */
export function serverArguments(
  cluster: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): string[] {
  const all = { ...DEFAULTS, ...settings, port: String(port) };
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
