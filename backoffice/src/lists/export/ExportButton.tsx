import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import { Button, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import { type RaRecord, useDataProvider, useGetList, useListContext } from "react-admin";
import { Row } from "../../layout/parts";
import { useToast } from "../../layout/toasts/useToast";
import { describeExport, type FilterLabels } from "./describeExport";
import { readAll, saveFile } from "./exportAll";
import { type Columns, sheetFile } from "./sheet";

type Words = { one: string; many: string; done: string; failed: string };
type Props<R extends RaRecord> = {
  /** File name without extension. */
  file: string;
  toCsv: (records: readonly R[]) => string;
  columns: Columns<R>;
  words: Words;
  filters?: FilterLabels;
};

/** Export all records that match the filters. A caption says which; the button shows the progress. */
export function ExportButton<R extends RaRecord>({ file, toCsv, columns, words, filters = {} }: Props<R>) {
  const { filterValues, sort, resource } = useListContext();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const caption = useExportCaption(words, filters);
  const id = useId();
  const [doing, setDoing] = useState<{ name: string; done: number }>();

  const formats = {
    "Exportar CSV": {
      name: `${file}.csv`,
      make: (records: readonly R[]) => new Blob([toCsv(records)], { type: "text/csv;charset=utf-8" }),
    },
    "Exportar Excel": { name: `${file}.xlsx`, make: (records: readonly R[]) => sheetFile(columns, records) },
  };
  const run = async (label: keyof typeof formats) => {
    const { name, make } = formats[label];
    const tell = (done: number) => setDoing({ name: label, done });
    tell(0);
    try {
      const records = await readAll<R>(dataProvider, resource, filterValues, sort, tell);
      saveFile(name, await make(records));
      toast.done(words.done, `${caption?.text} en ${name}`);
    } catch {
      toast.failed(words.failed);
    }
    setDoing(undefined);
  };
  return (
    <Stack spacing={0.5}>
      <Row>
        {(["Exportar CSV", "Exportar Excel"] as const).map((label) => (
          <Button
            key={label}
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={() => run(label)}
            disabled={doing !== undefined || !caption?.count}
            aria-describedby={id}
          >
            {doing?.name === label ? `Exportando… ${Math.round(doing.done * 100)} %` : label}
          </Button>
        ))}
      </Row>
      <Typography id={id} variant="caption" color="textSecondary" sx={{ minHeight: "1.5em", maxWidth: 360 }}>
        {caption?.text}
      </Typography>
    </Stack>
  );
}

const one = { page: 1, perPage: 1 };

/** Separate queries, because the list context still has the previous total while a new filter loads. */
function useExportCaption(words: Words, filters: FilterLabels): { count: number; text: string } | undefined {
  const { filterValues, sort, resource } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const { total: shown } = useGetList(resource, { filter: filterValues, sort, pagination: one });
  const { total: all } = useGetList(resource, { filter: {}, sort, pagination: one }, { enabled: isFiltered });
  if (shown === undefined || (isFiltered && all === undefined)) return undefined;
  return { count: shown, text: describeExport(filterValues, { shown, all: all ?? shown }, filters, words) };
}
