import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const guard = fileURLToPath(new URL('stopWithSupervisor.mjs', import.meta.url));

/** A service that has nothing to do but to wait, and tells its supervisor when it is up. */
const startGuarded = () =>
  spawn(
    process.execPath,
    ['--import', guard, '--eval', 'process.connected && process.send("up"); setInterval(() => {}, 1000)'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );

describe('A service without its supervisor', () => {
  it('ends when the supervisor is lost while it works', async () => {
    const service = startGuarded();
    await once(service, 'message');
    service.disconnect();
    expect(await once(service, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('ends as well when the supervisor was lost before the service had even begun', async () => {
    const service = startGuarded();
    service.disconnect();
    expect(await once(service, 'exit')).toEqual([null, 'SIGTERM']);
  });
});
