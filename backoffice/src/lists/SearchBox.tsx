import { startTimer } from "@estudio/contract/time";
import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useListContext } from "react-admin";
import { useNavigate } from "react-router-dom";

const pause = 150;

/** Searches while one types; accents and case do not matter. Back leaves the list, not letter by letter. */
export function SearchBox({ label }: { label: string }) {
  const list = useListContext();
  const navigate = useNavigate();
  const applied = String(list.filterValues.q ?? "");
  const [text, setText] = useState(applied);
  const latest = useRef(list);
  latest.current = list;
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
    const timer = startTimer(() => {
      // Somebody has gone on to another screen, which is still on its way.
      if (window.location.pathname !== pathname) return;
      const { filterValues, displayedFilters, sort, perPage } = latest.current;
      const { q: _q, ...others } = filterValues;
      const filter = text ? { ...others, q: text } : others;
      asked.current.push(text);
      // As `setFilters` does it, but in the place of the letters before.
      const search = new URLSearchParams({
        filter: JSON.stringify(filter),
        displayedFilters: JSON.stringify(displayedFilters ?? {}),
        sort: sort.field,
        order: sort.order,
        page: "1",
        perPage: String(perPage),
      });
      navigate({ search: `?${search}` }, { replace: true });
    }, pause);
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
