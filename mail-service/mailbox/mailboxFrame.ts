import { type Html, markup } from '../templates/markup.ts';
import { court, day, night, typeface } from '../templates/colours.ts';

const rules = `
  :root { color-scheme: light dark; --page: ${day.page}; --sheet: ${day.sheet}; --edge: ${day.edge}; --text: ${day.text};
    --small: ${day.small}; --link: ${day.button}; --tint: ${day.tint}; }
  @media (prefers-color-scheme: dark) { :root { --page: ${night.page}; --sheet: ${night.sheet}; --edge: ${night.edge};
    --text: ${night.text}; --small: ${night.small}; --link: ${night.button}; --tint: ${night.tint}; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--text); font: 400 16px/1.5 ${typeface}; }
  header { background: ${court.surround}; color: ${court.onSurround}; padding: 18px max(16px, calc(50vw - 480px)); border-bottom: 10px solid ${court.clay}; }
  header a { color: inherit; text-decoration: none; }
  h1 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
  header p { margin: 2px 0 0; font-size: 14px; }
  main { max-width: 992px; margin: 0 auto; padding: 24px 16px 48px; }
  a { color: var(--link); }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  ol { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--edge); border-radius: 16px; overflow: hidden; }
  li + li { border-top: 1px solid var(--edge); }
  li a { display: block; padding: 14px 20px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover { background: var(--tint); }
  li strong { display: block; }
  small, dt { color: var(--small); font-size: 14px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; overflow-wrap: anywhere; }
  dd { margin: 0; }
  nav { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 16px; }
  nav a { padding: 10px 16px; border: 1px solid var(--edge); border-radius: 10px; background: var(--sheet); text-decoration: none; }
  nav a[aria-current] { background: var(--tint); color: var(--text); font-weight: 600; }
  iframe, pre { width: 100%; max-width: 100%; min-height: 900px; margin: 0 auto; display: block; border: 1px solid var(--edge); border-radius: 16px; background: var(--sheet); }
  iframe.phone { width: 375px; }
  pre { padding: 20px; min-height: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 15px; }`;

type Page = Readonly<{ title: string; head?: Html; body: Html }>;

/** A page of the mailbox: a tool for trying out the demo and for development. */
export const mailboxFrame = ({ title, head = { html: '' }, body }: Page): string =>
  markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
        <style>
          ${{ html: rules }}
        </style>
      </head>
      <body>
        <header>
          <h1><a href="/dev/mailbox">Mailbox of the demo</a></h1>
          <p>What the club would have sent. Nobody outside of this machine gets any of it.</p>
        </header>
        <main>${body}</main>
      </body>
    </html> `.html;
