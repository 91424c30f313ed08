import type { RenderMail } from '../core/mailContent.ts';
import { pageOf } from './layout.ts';
import { plainTextOf } from './plainText.ts';

/** Renders the e-mail as an HTML page and as plain text with the same words. */
export const renderMail: RenderMail = (content, frame) => ({
  html: pageOf(content, frame),
  text: plainTextOf(content, frame),
});
