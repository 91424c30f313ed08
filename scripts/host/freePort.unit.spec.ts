import { describe, expect, it } from 'vitest';
import { freePort, isPortFree } from './freePort.ts';

describe('A free port', () => {
  it('is given to one caller only, even before that caller listens on it', async () => {
    const ports = new Set<number>();
    for (let asked = 0; asked < 400; asked += 1) ports.add(await freePort());
    expect(ports.size).toBe(400);
  });

  it('is the requested one while nothing listens on it, however often it is requested', async () => {
    const wanted = await freePort();
    expect(await isPortFree(wanted)).toBe(true);
    expect([await freePort(wanted), await freePort(wanted)]).toEqual([wanted, wanted]);
  });
});
