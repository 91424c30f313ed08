/** `Mias`, `Lukas’`, or in English `Mia’s`, `Lukas’s`. */
export const possessive = (name: string, language: string): string => {
  if (language !== 'de') return `${name}’s`;
  return /(?:[sßxz]|ce)$/iu.test(name) ? `${name}’` : `${name}s`;
};
