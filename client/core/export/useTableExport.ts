import { csvFile } from '@platzwart/contracts/core';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { downloadFile } from '../browser/downloadFile.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useNotify } from '../notices.ts';

/** How many of the rows have been fetched; `total` is 0 until the first of them are there. */
export type ExportProgress = Readonly<{ done: number; total: number }>;

type TableExport<Row> = Readonly<{
  /** Fetches all that match the filter of the list, page by page. */
  fetchAll: (
    environment: ReturnType<typeof useRelayEnvironment>,
    onProgress: (progress: ExportProgress) => void,
  ) => Promise<readonly Row[]>;
  /** The table, with its heading. */
  rowsOf: (found: readonly Row[]) => readonly (readonly string[])[];
  /** The name of the file. */
  file: string;
  /** The notice after `count` rows have been saved. */
  exported: (count: number) => string;
}>;

/** Saves all rows of a list as a table for a spreadsheet. `progress` is null while no export runs; a failure is said as a notice. */
export const useTableExport = <Row>({ fetchAll, rowsOf, file, exported }: TableExport<Row>) => {
  const environment = useRelayEnvironment();
  const notify = useNotify();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const start = async (): Promise<void> => {
    setProgress({ done: 0, total: 0 });
    try {
      const found = await fetchAll(environment, setProgress);
      downloadFile(file, 'text/csv;charset=utf-8', csvFile(rowsOf(found)));
      notify({ kind: 'success', text: exported(found.length) });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
    setProgress(null);
  };
  return { progress, start };
};
