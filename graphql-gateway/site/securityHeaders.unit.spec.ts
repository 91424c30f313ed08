import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashesOfInlineScripts } from './securityHeaders.ts';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows the inline scripts of a page, and only those', () => {
  const page = `<head>
    <script>one()</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <SCRIPT type="text/javascript">
      two('ä');
    </SCRIPT>
    <style>script { color: red }</style>
  </head>`;
  expect(hashesOfInlineScripts(page)).toEqual([hashOf('one()'), hashOf("\n      two('ä');\n    ")]);
  expect(hashesOfInlineScripts('')).toEqual([]);
});
