/** Whether the visitor's system asks every page for more contrast. */
export const wantsMoreContrast = (): boolean => window.matchMedia('(prefers-contrast: more)').matches;
