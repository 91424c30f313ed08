/**
 * A start that cannot continue: one sentence with the remedy. The commands print only the message, without a stack trace, and exit with
 * a code other than 0.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const folderErrors: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) => `The disk that holds ${folder} is full: free some space (500 MB are plenty) and start again.`,
  EDQUOT: (folder) => `The quota for ${folder} is used up: free some space (500 MB are plenty) and start again.`,
  EACCES: (folder) =>
    `${folder} cannot be written: give this account the right to write there, or set DATA_DIR to another folder.`,
  EPERM: (folder) =>
    `${folder} cannot be written: give this account the right to write there, or set DATA_DIR to another folder.`,
  EROFS: (folder) => `${folder} lies on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (folder) => `${folder} is not a folder: move that file away, or set DATA_DIR to another folder.`,
  EEXIST: (folder) => `${folder} is not a folder: move that file away, or set DATA_DIR to another folder.`,
};

/** The operator's sentence for a failed file operation in `folder`; any other error is returned unchanged. */
export const toFolderError = (error: unknown, folder: string): unknown => {
  const sentence = folderErrors[errorCodeOf(error) ?? ''];
  return sentence ? new StartRefused(sentence(folder)) : error;
};
