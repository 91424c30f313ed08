import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

export type ReverseProxy = Readonly<{ url: string; close: () => Promise<void> }>;

const given = process.env['NGINX_PATH'];
/** The program, where this machine has it (Debian: package `nginx`). */
export const nginx: string | undefined = [given, 'nginx', '/usr/sbin/nginx'].find(
  (path) => path !== undefined && spawnSync(path, ['-v']).status === 0,
);

const configuration = readFileSync(new URL('../../scripts/proxy/nginx.conf', import.meta.url), 'utf8');

/** The configuration of docker-compose.scaled.yml, for these gateways on this machine. */
const localConfiguration = (gateways: readonly number[], port: number): string => {
  const servers = gateways.map((gateway) => `server 127.0.0.1:${gateway} fail_timeout=1s;`).join(' ');
  return configuration
    .replace('server graphql-gateway:4000 fail_timeout=1s;', servers)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
};

/** Output and exit code of `nginx -t` and the like. Files that nginx writes are in `folder`. */
const argumentsFor = (folder: string): readonly string[] => [
  ...['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
  ...['-g', `daemon off; pid ${join(folder, 'nginx.pid')};`],
];

const inFolder = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-proxy-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(join(folder, 'nginx.conf'), text.replace('http {', `http { access_log off; ${paths}`));
  return folder;
};

/** What nginx says about the configuration; empty where it accepts it. */
export const complaintsOfNginx = (): string => {
  const folder = inFolder(localConfiguration([4000, 4001], 4002));
  const { status, stderr } = spawnSync(nginx ?? 'nginx', ['-t', '-q', ...argumentsFor(folder)], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stderr;
};

export const startReverseProxy = async (gateways: readonly number[]): Promise<ReverseProxy> => {
  const port = await freePort();
  const folder = inFolder(localConfiguration(gateways, port));
  const child = spawn(nginx ?? 'nginx', argumentsFor(folder), { stdio: 'inherit' });
  const hasEnded = new Promise((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await pause(50);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await hasEnded;
      rmSync(folder, { recursive: true });
    },
  };
};
