import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AreaPage } from '../../core/features/feature.ts';
import { PageElement } from './PageElement.tsx';
import { PageOutlet } from '../PageOutlet.tsx';
import { notFoundPage } from '../notFoundChunk.ts';

/** The routes below `/base/*`; the frame stays while its pages change. */
export const createRoutes = (base: string, Frame: ComponentType, pages: readonly AreaPage[]) => () => (
  <Routes>
    <Route element={<Frame />}>
      <Route element={<PageOutlet />}>
        {pages.map((registered) => (
          <Route
            key={registered.path}
            path={registered.path.slice(base.length + 1)}
            element={<PageElement registered={registered} />}
          />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Route>
  </Routes>
);
