import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useListContext } from "react-admin";

const pause = 150;

/** Searches while one types; accents and case do not matter. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const applied = String(filterValues.q ?? "");
  const [text, setText] = useState(applied);
  const latest = useRef({ filterValues, setFilters });
  latest.current = { filterValues, setFilters };
  /** What this box has asked for and the list has not taken up yet: by then more may have been typed. */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    const own = asked.current.indexOf(applied);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setText(applied);
  }, [applied]);
  useEffect(() => {
    if (text === applied) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Somebody has gone on to another screen, which is still on its way.
      if (window.location.pathname !== pathname) return;
      const { q: _q, ...others } = latest.current.filterValues;
      asked.current.push(text);
      latest.current.setFilters(text ? { ...others, q: text } : others);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, applied]);

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
