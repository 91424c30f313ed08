import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { acyclicChunks } from './vite/acyclicChunks.ts';
import { firstPageChunks, sharedAreaChunk } from './vite/firstPageChunks.ts';
import { nameBuild } from './vite/nameBuild.ts';
import { packageAliases } from './vite/packageAliases.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFirstPage } from './vite/preloadFirstPage.ts';
import { pureComponents } from './vite/pureComponents.ts';
import { relayModules } from './vite/relayModules.ts';
import { relayTag } from './vite/relayTag.ts';
import { relayWatch } from './vite/relayWatch.ts';
import { singleIcons } from './vite/singleIcons.ts';
import { shortArtifacts } from './vite/shortArtifacts.ts';
import { earlyBookings } from './app/earlyBookings.ts';
import { explicitPropForwarding } from './vite/explicitPropForwarding.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** The first page of most visits is the booking page, in German; a visit that begins elsewhere also needs that area's. */
const firstModules = {
  always: [
    'booking/BookingPage.tsx',
    'core/texts.de.ts',
    'booking/texts.de.ts',
    'courtPlan/texts.de.ts',
    'user/texts.de.ts',
  ],
  below: [
    {
      path: '/user/',
      modules: [
        'app/own/ownArea.tsx',
        'user/profile/texts.de.ts',
        'user/myBookings/texts.de.ts',
        'core/history/texts.de.ts',
        'core/cancelBooking/texts.de.ts',
      ],
    },
  ],
};

/** The texts of the first page, one file per language, because similar texts compress well. */
const firstTexts = {
  name: (id: string): string | null => {
    const language = /\/client\/(?:core|booking|courtPlan|user)\/texts\.(\w+)\.ts$/.exec(id)?.[1];
    return language === undefined ? null : `texts.${language}`;
  },
};

/** Those of the signed-in person's own pages, for the same reason. */
const ownTexts = {
  name: (id: string): string | null => {
    const language =
      /\/client\/(?:user\/(?:profile|myBookings)|core\/(?:history|cancelBooking))\/texts\.(\w+)\.ts$/.exec(id)?.[1];
    return language === undefined ? null : `own.${language}`;
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [
    relayWatch(here('.'), here('../contracts/schema.graphql')),
    singleIcons(),
    pureComponents(),
    explicitPropForwarding(),
    relayModules(here('../node_modules')),
    relayTag(here('./__generated__')),
    shortArtifacts(),
    react(),
    preloadFirstPage(firstModules, earlyBookings),
    nameBuild(manifest.version),
    acyclicChunks(),
    precompress(),
  ],
  resolve: { alias: packageAliases },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': { target: gateway, ws: true }, '/health': gateway, '/dev': gateway },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            firstPageChunks([here('main.tsx'), here('booking/BookingPage.tsx')]),
            firstTexts,
            ownTexts,
            sharedAreaChunk(here('app/own/ownArea.tsx')),
          ],
        },
      },
    },
  },
});
