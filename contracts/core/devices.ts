/** Enough about a device for somebody to recognise it: no version and no model, nothing that identifies it elsewhere. */
export const browsers = ['CHROME', 'EDGE', 'FIREFOX', 'OPERA', 'SAFARI', 'SAMSUNG_INTERNET', 'OTHER'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['ANDROID', 'CHROME_OS', 'IOS', 'LINUX', 'MACOS', 'WINDOWS', 'OTHER'] as const;
export type System = (typeof systems)[number];

export type Device = Readonly<{ browser: Browser; system: System }>;
