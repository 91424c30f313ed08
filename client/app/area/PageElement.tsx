import { Navigate } from 'react-router-dom';
import type { AreaPage } from '../../core/features/feature.ts';

/** Renders a registered page. */
export const PageElement = ({ registered }: { registered: AreaPage }) =>
  'redirectTo' in registered ? <Navigate replace to={registered.redirectTo} /> : <registered.page.Page />;
