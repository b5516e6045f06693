import { Checkbox } from "@mui/material";
import { type RaRecord, useListContext } from "react-admin";

export function SelectBox({ id, label, className }: { id: RaRecord["id"]; label: string; className?: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": label } }}
      className={className}
    />
  );
}

export function SelectPageBox() {
  const { data, selectedIds, onSelect, onUnselectItems } = useListContext();
  const ids = data?.map(({ id }) => id) ?? [];
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={all}
      indeterminate={!all && selectedIds.length > 0}
      onChange={() => (all ? onUnselectItems() : onSelect(ids))}
      slotProps={{ input: { "aria-label": "Seleccionar todo" } }}
    />
  );
}
