import type { Language } from '@platzwart/contracts/core';

/** The rest of a wait: `0:42 Min.`, `0:42 min`. */
export const formatCountdown = (seconds: number, language: Language): string => {
  const unit = language === 'de' ? 'Min.' : 'min';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} ${unit}`;
};
