import { describe, expect, it } from 'vitest';
import { freePort, isPortFree } from './freePort.ts';

describe('A free port', () => {
  it('is given once, though whoever asked for it does not listen there yet', async () => {
    const ports = new Set<number>();
    for (let asked = 0; asked < 400; asked += 1) ports.add(await freePort());
    expect(ports.size).toBe(400);
  });

  it('is the wanted one while nobody listens there, however often it is asked for', async () => {
    const wanted = await freePort();
    expect(await isPortFree(wanted)).toBe(true);
    expect([await freePort(wanted), await freePort(wanted)]).toEqual([wanted, wanted]);
  });
});
