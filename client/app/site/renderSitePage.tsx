import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePageRequest, SitePageResult } from '@platzwart/contracts/core';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteHead } from './SiteHead.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { htmlDocument } from './htmlDocument.ts';
import { sitePages } from './sitePages.ts';
import { siteI18n } from './siteTexts.ts';
import { visitorEnvironment } from './visitorEnvironment.ts';

export { appearanceScript as inlineScript } from './appearanceScript.ts';

export const paths: readonly string[] = [...sitePages.keys()];

/** Emotion's own way on the server writes a style before each element; with `compat` it collects them. */
const collectingCache = () => Object.assign(createCache({ key: 'css' }), { compat: true as const });

/** As the contract says (contracts/core/sitePage.ts). To a string: streams move what is long behind a script of React's. */
export const renderSitePage = (request: SitePageRequest): SitePageResult => {
  const { path, language, build, stylesheets } = request;
  const page = sitePages.get(path);
  if (!page) throw new Error(`No page for ${path}`);
  const { environment, missing } = visitorEnvironment(request.answerTo);
  const context = { path, i18n: siteI18n[language], environment, cache: collectingCache() };
  const render = (content: ReactNode): string =>
    renderToStaticMarkup(<SiteProviders context={context}>{content}</SiteProviders>);
  const renderBoth = () => ({
    head: render(<SiteHead page={page} build={build} />),
    body: render(
      <SiteFrame>
        <page.Page />
      </SiteFrame>,
    ),
  });
  try {
    const rendered = renderBoth();
    if (missing.length > 0) return { missing };
    const css = Object.values(context.cache.inserted).filter((rule) => typeof rule === 'string');
    return { html: htmlDocument({ language, ...rendered, css: css.join(''), stylesheets }) };
  } catch (error) {
    // Outside of a boundary, React throws what waits for an answer.
    if (missing.length > 0) return { missing };
    throw error;
  }
};
