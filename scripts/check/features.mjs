import { readdirSync } from 'node:fs';

/** Every feature has the same folder name in every workspace: that of its events and commands, or one of those without any. */
export const features = [
  ...readdirSync(new URL('../../contracts', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['core', 'node_modules'].includes(entry.name))
    .map(({ name }) => name),
  ...['mail', 'payment', 'season', 'waiting-list'],
];
