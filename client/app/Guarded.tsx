import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { PageGuard } from '../core/features/feature.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';

const guards: Readonly<Record<PageGuard, ComponentType<{ children: ReactNode }>>> = {
  public: Fragment,
  signedIn: RequireSession,
  admin: RequireAdmin,
};

/** Shows `children` to visitors whom the guard lets in, and redirects all others. */
export const Guarded = ({ guard, children }: { guard: PageGuard; children: ReactNode }) => {
  const Guard = guards[guard];
  return <Guard>{children}</Guard>;
};
