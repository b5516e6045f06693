import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useListContext } from "react-admin";
import { useToast } from "../layout/toasts/useToast";
import { plural } from "../words/formats";
import { downloadContacts, readAllContacts } from "./exportContacts";

/** Exports what the filters leave, with its progress in the button. */
export function ExportButton() {
  const { filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const [done, setDone] = useState<number>();

  const run = async () => {
    setDone(0);
    try {
      const contacts = await readAllContacts(dataProvider, filterValues, sort, setDone);
      downloadContacts(contacts);
      toast.done("Consultas exportadas", `${plural(contacts.length, "consulta", "consultas")} en consultas.csv`);
    } catch {
      toast.failed("No se pudieron exportar las consultas");
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
