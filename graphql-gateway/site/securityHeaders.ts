import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import helmet from 'helmet';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** `'sha256-…'` of each inline script of the page: only those run, no injected ones. */
export const hashesOfInlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

export type SecurityOptions = Readonly<{ page: string; isProduction: boolean }>;

/**
 * The headers of every page and file. Inline styles are allowed, because emotion writes them; inline scripts are not,
 * except those of our own page.
 */
export const securityHeaders = ({ page, isProduction }: SecurityOptions): RequestListener => {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashesOfInlineScripts(page)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isProduction && { maxAge: 63_072_000 },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  return (request, response) => {
    secure(request, response, () => undefined);
    response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  };
};
