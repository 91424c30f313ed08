import type { ComponentType } from 'react';
import type { LazyPage } from './lazyPage.ts';

/** A page whose code is in the chunk of its registration. */
export const loadedPage = (Page: ComponentType): LazyPage => ({ Page, preload: () => Promise.resolve() });
