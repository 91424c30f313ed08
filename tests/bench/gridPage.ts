import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ServerResponse, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { runTool } from '../../scripts/build/runTool.ts';
import { freePort } from '../support/freePort.ts';
import { withBrowser } from './browser.ts';

const config = fileURLToPath(new URL('../../client/test/gridBench/vite.config.ts', import.meta.url));
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const serve = async (folder: string) => {
  const port = await freePort();
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const content = await readFile(file).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content);
  };
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

/** Builds a page with only the court grid, as the client is built for production, and opens it. */
export const withGridPage = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-grid-'));
  await runTool('vite', ['build', '--config', config, '--outDir', folder, '--emptyOutDir'], 'client');
  const { url, stop } = await serve(folder);
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.goto(url);
      await page.waitForFunction('"gridBench" in window');
      return use(page);
    });
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
};
