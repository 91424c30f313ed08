// Preloaded by a spec: kills this process before it sends its statement number KILL_AT, and says at the end how many it has sent.
import pg from 'pg';

const killAt = Number(process.env['KILL_AT'] ?? 0);
let sent = 0;
const { prototype } = pg.Client;
/** @type {(...given: unknown[]) => unknown} */
const query = Reflect.get(prototype, 'query');
/**
 * @this {pg.Client}
 * @param {unknown[]} given
 */
function countedQuery(...given) {
  sent += 1;
  if (sent === killAt) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, given);
}
Reflect.set(prototype, 'query', countedQuery);
process.once('exit', () => process.stdout.write(`\n${sent} statements\n`));
