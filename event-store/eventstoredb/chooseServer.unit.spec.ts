import { describe, expect, it } from 'vitest';
import { chooseServer, pinnedImage, summaryOf } from './chooseServer.ts';

describe('Choosing an EventStoreDB for the contract', () => {
  it('prefers the server of EVENTSTOREDB_URL', async () => {
    const url = 'esdb://127.0.0.1:2113?tls=false';
    expect(await chooseServer({ EVENTSTOREDB_URL: url })).toEqual({ kind: 'given', url });
  });

  it('reports when only the stand-in was used', () => {
    expect(summaryOf({ kind: 'stand-in' })).toBe('EventStoreDB: stand-in only');
  });

  it('finds the image that docker-compose.yml pins', async () => {
    expect(await pinnedImage({})).toMatch(/^kurrentplatform\/kurrentdb:\d+\.\d+\.\d+/);
    expect(await pinnedImage({ KURRENT_IMAGE: 'mine:1' })).toBe('mine:1');
  });
});
