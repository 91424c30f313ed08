import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const guard = fileURLToPath(new URL('stopWithSupervisor.mjs', import.meta.url));

/** A service that only waits, and reports to its supervisor when it has started. */
const startGuarded = () =>
  spawn(
    process.execPath,
    ['--import', guard, '--eval', 'process.connected && process.send("up"); setInterval(() => {}, 1000)'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );

describe('A service without its supervisor', () => {
  it('ends when the supervisor is killed while the service runs', async () => {
    const service = startGuarded();
    await once(service, 'message');
    service.disconnect();
    expect(await once(service, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('ends when the supervisor was killed before the service had started', async () => {
    const service = startGuarded();
    service.disconnect();
    expect(await once(service, 'exit')).toEqual([null, 'SIGTERM']);
  });
});
