import type { Club } from '../core/readClub.ts';
import type { MailContent, MailFrame } from '../core/mailContent.ts';
import { type FrameTexts, frameTexts } from './frameTexts.ts';
import { type Html, markup, nothing } from './markup.ts';
import { court, day, digits, nightRules, typeface } from './colours.ts';

const header = ({ name }: Club): Html =>
  markup` <tr>
      <td style="background:${court.surround};padding:22px 32px" class="inner">
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
          <tr>
            <td style="font:700 19px/1.3 ${typeface};letter-spacing:-.01em;color:${court.onSurround}">${name}</td>
            <td width="18" align="right">
              <div style="width:16px;height:16px;border-radius:8px;background:${court.ball}"></div>
            </td>
          </tr>
        </table>
      </td>
    </tr>
    <tr>
      <td style="background:${court.line};height:2px;line-height:2px;font-size:0;border-top:5px solid ${court.clay};border-bottom:5px solid ${court.clay}">
        &nbsp;
      </td>
    </tr>`;

const paragraph = (text: string): Html =>
  markup`<p class="text" style="margin:0 0 16px;font:400 16px/1.6 ${typeface};color:${day.text}">${text}</p>`;

const factLine = (line: string): Html => markup`<div>${line}</div>`;

const facts = ({ facts: list = [] }: MailContent): Html =>
  list.length === 0
    ? nothing
    : markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 20px">
        ${list.map(
          ({ label, lines }) =>
            markup`<tr>
              <td class="rule" style="border-top:1px solid ${day.edge};padding:12px 0">
                <div class="small" style="font:500 13px/1.5 ${typeface};color:${day.small}">${label}</div>
                <div class="text" style="font:600 16px/1.5 ${typeface};color:${day.text}">${lines.map(factLine)}</div>
              </td>
            </tr>`,
        )}
      </table>`;

const code = ({ code: shown }: MailContent): Html =>
  shown === undefined
    ? nothing
    : markup`<div class="small" style="font:500 13px/1.5 ${typeface};color:${day.small}">${shown.label}</div>
        <div
          class="code"
          style="margin:4px 0 24px;padding:14px 18px;border-radius:10px;background:${day.tint};color:${day.text};font:700 24px/1.3 ${digits};letter-spacing:.12em"
        >
          ${shown.text}
        </div>`;

const button = ({ label }: MailContent['button'], url: string): Html =>
  markup` <table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    class="button"
    style="margin:8px 0 24px;border-radius:10px;background:${day.button}"
  >
    <tr>
      <td>
        <a
          href="${url}"
          style="display:inline-block;padding:14px 28px;font:600 16px/1.2 ${typeface};color:${day.onButton};text-decoration:none;border-radius:10px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const note = (text: string): Html =>
  markup`<p class="small" style="margin:0 0 10px;font:400 14px/1.6 ${typeface};color:${day.small}">${text}</p>`;

const spareLink = ({ url }: MailFrame, { ifButtonFails }: FrameTexts): Html =>
  markup` <p class="small" style="margin:0;font:400 13px/1.6 ${typeface};color:${day.small}">
    ${ifButtonFails}<br />
    <span style="word-break:break-all">${url}</span>
  </p>`;

const footer = ({ club }: MailFrame, texts: FrameTexts): Html =>
  markup` <tr>
    <td class="inner rule" style="padding:20px 32px 28px;border-top:1px solid ${day.edge}">
      <p class="small" style="margin:0;font:400 13px/1.6 ${typeface};color:${day.small}">
        ${[club.name, ...club.contact].map((line) => markup`${line}<br />`)}${texts.automatic}
      </p>
    </td>
  </tr>`;

/** The preview text beside the subject, padded so that mail programs show nothing of the header after it. */
const preview = ({ paragraphs }: MailContent): Html =>
  markup` <div style="display:none;max-height:0;overflow:hidden">
    ${paragraphs[0] ?? ''}${{ html: '&#8199;&#847; '.repeat(40) }}
  </div>`;

/** The e-mail as an HTML page: one column, one button, readable in light and dark mode, nothing loaded from another host. */
export const pageOf = (content: MailContent, frame: MailFrame): string => {
  const texts = frameTexts[frame.language];
  return markup`<!doctype html>
    <html lang="${frame.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${{ html: nightRules }}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${day.page}">
        ${preview(content)}
        <table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          width="100%"
          class="page"
          style="background:${day.page}"
        >
          <tr>
            <td align="center" class="page" style="padding:28px 16px">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                border="0"
                width="600"
                class="sheet"
                style="width:100%;max-width:600px;background:${day.sheet};border:1px solid ${day.edge};border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${header(frame.club)}
                <tr>
                  <td class="inner" style="padding:32px 32px 24px">
                    <h1
                      class="text"
                      style="margin:0 0 16px;font:800 26px/1.2 ${typeface};letter-spacing:-.02em;color:${day.text}"
                    >
                      ${content.heading}
                    </h1>
                    ${content.paragraphs.map(paragraph)} ${facts(content)} ${code(content)}
                    ${button(content.button, frame.url)} ${content.notes.map(note)} ${spareLink(frame, texts)}
                  </td>
                </tr>
                ${footer(frame, texts)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
};
