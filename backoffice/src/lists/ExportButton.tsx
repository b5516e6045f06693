import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { type RaRecord, useDataProvider, useListContext } from "react-admin";
import { useToast } from "../layout/toasts/useToast";
import { plural } from "../words/formats";
import { download, readAll } from "./exportAll";

type Props<R extends RaRecord> = {
  file: string;
  toCsv: (records: readonly R[]) => string;
  words: { one: string; many: string; done: string; failed: string };
};

/** Exports what the filters leave, with its progress in the button. */
export function ExportButton<R extends RaRecord>({ file, toCsv, words }: Props<R>) {
  const { filterValues, sort, total, resource } = useListContext();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const [done, setDone] = useState<number>();

  const run = async () => {
    setDone(0);
    try {
      const records = await readAll<R>(dataProvider, resource, filterValues, sort, setDone);
      download(file, toCsv(records));
      toast.done(words.done, `${plural(records.length, words.one, words.many)} en ${file}`);
    } catch {
      toast.failed(words.failed);
    }
    setDone(undefined);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      onClick={run}
      disabled={done !== undefined || !total}
    >
      {done === undefined ? "Exportar CSV" : `Exportando… ${Math.round(done * 100)} %`}
    </Button>
  );
}
