import { lazyPage } from '../core/loading/lazyPage.ts';

export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
