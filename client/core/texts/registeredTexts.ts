import type { Language } from '@platzwart/contracts/core';
import type { DeferredErrorCode } from '../errors/errorCode.ts';
import type { coreTextsDe } from '../texts.de.ts';
import type { TextShape } from './textShape.ts';

/** Namespace → its German texts. The folder that owns a namespace adds it by module augmentation, beside its loaders. */
export interface RegisteredTexts {
  core: typeof coreTextsDe;
  deferredErrors: Readonly<Record<DeferredErrorCode, string>>;
}

export type Namespace = keyof RegisteredTexts;

/** Loaders of a feature's namespaces; a missing language or a missing text does not compile. */
export type FeatureTexts = {
  readonly [Name in Namespace]?: Readonly<Record<Language, () => Promise<TextShape<RegisteredTexts[Name]>>>>;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: RegisteredTexts;
    enableSelector: true;
    returnNull: false;
  }
}
