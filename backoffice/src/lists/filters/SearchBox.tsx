import { startTimer } from "@estudio/contract/time";
import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useListContext } from "react-admin";
import { useNavigate } from "react-router-dom";

const debounceMs = 150;

/** Search while typing. Searches replace the history entry, so «Back» leaves the list. */
export function SearchBox({ label }: { label: string }) {
  const list = useListContext();
  const navigate = useNavigate();
  const applied = String(list.filterValues.q ?? "");
  const [text, setText] = useState(applied);
  const latest = useRef(list);
  latest.current = list;
  /** Searches that the list has not applied yet. Their late arrival must not overwrite newer input. */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    const own = asked.current.indexOf(applied);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setText(applied);
  }, [applied]);
  useEffect(() => {
    if (text === applied) return;
    const { pathname } = window.location;
    const timer = startTimer(() => {
      // Another screen is loading, and this navigation would cancel it.
      if (window.location.pathname !== pathname) return;
      const { filterValues, displayedFilters, sort, perPage } = latest.current;
      const { q: _q, ...others } = filterValues;
      const filter = text ? { ...others, q: text } : others;
      asked.current.push(text);
      // What `setFilters` does, but replacing the history entry.
      const search = new URLSearchParams({
        filter: JSON.stringify(filter),
        displayedFilters: JSON.stringify(displayedFilters ?? {}),
        sort: sort.field,
        order: sort.order,
        page: "1",
        perPage: String(perPage),
      });
      navigate({ search: `?${search}` }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, applied, navigate]);

  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ maxWidth: 360, flex: "1 1 240px" }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
