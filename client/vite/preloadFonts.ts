import type { HtmlTagDescriptor, Plugin } from 'vite';

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head-prepend',
});

/** Asks for the two fonts together with the page, not only once a style names them. */
export const preloadFonts = (): Plugin => ({
  name: 'platzwart:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map(preload),
  },
});
