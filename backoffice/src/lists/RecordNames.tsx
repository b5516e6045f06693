import { isolated } from "@estudio/contract/text/invisible";
import { Box } from "@mui/material";
import { useGetRecordRepresentation, useListContext } from "react-admin";

/** List the names of the selected records in a confirmation dialog. */
export function RecordNames() {
  const { data, selectedIds, resource } = useListContext();
  const nameOf = useGetRecordRepresentation(resource);
  const selected = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return (
    <Box component="ul" role="list" tabIndex={0} aria-label="Lo seleccionado" sx={names}>
      {selected.map((record) => (
        <li key={record.id}>{isolated(String(nameOf(record)))}</li>
      ))}
    </Box>
  );
}

const names = { m: 0, mb: 1.5, pl: 2.5, maxHeight: 220, overflowY: "auto", overflowWrap: "anywhere" } as const;
