import type { i18n as I18n } from 'i18next';
import { type ErrorCode, isInitialErrorCode } from './errorCode.ts';

/** In milliseconds: a text that does not come must not hide that something was refused. */
const longestWait = 3_000;

/** Loads the text of a rarer refusal where no page has loaded it yet; resolves after three seconds at the latest. */
export const loadErrorText = async (i18n: I18n, code: ErrorCode): Promise<void> => {
  if (isInitialErrorCode(code) || i18n.hasLoadedNamespace('deferredErrors')) return;
  const isLate = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([i18n.loadNamespaces('deferredErrors'), isLate]);
};
