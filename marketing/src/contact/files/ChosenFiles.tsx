import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../content/words";
import { localFigures } from "../../text/text";
import * as css from "./ChosenFiles.module.css";
import { fileSize, findRefusedFiles, mergeFiles } from "./files";

/** Assign files to an input. @returns whether the browser allows it */
function putInto(input: HTMLInputElement, files: File[]): boolean {
  try {
    const carried = new DataTransfer();
    for (const file of files) carried.items.add(file);
    input.files = carried.files;
    return true;
  } catch {
    return false;
  }
}

/** List the chosen files, each with a remove button. Loaded with the first choice. */
export default function ChosenFiles({ input }: { input: HTMLInputElement }) {
  const { t, lang } = useWords("contact");
  const chosen = useRef<File[]>([]);
  const [files, setFiles] = useState<File[]>([]);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const show = (next: File[]) => {
      chosen.current = next;
      setFiles(next);
    };
    /** A new choice replaces the previous one in the input, so both are merged here, before the form handles the event. */
    const add = () => {
      const all = mergeFiles(chosen.current, [...(input.files ?? [])]);
      if (putInto(input, all)) show(all);
    };
    const clear = () => show([]);
    const { form } = input;
    add();
    input.addEventListener("input", add);
    form?.addEventListener("reset", clear);
    return () => {
      input.removeEventListener("input", add);
      form?.removeEventListener("reset", clear);
    };
  }, [input]);

  /** Moves the focus to the next remove button, or back to the input. */
  const remove = (index: number) => {
    chosen.current = files.filter((_, at) => at !== index);
    putInto(input, chosen.current);
    flushSync(() => {
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input).focus();
  };

  if (files.length === 0) return null;
  const refused = findRefusedFiles(files);
  return (
    <ul ref={list} className={css.files}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span>
            {file.name} <span className={css.size}>{localFigures(fileSize(file.size), lang)}</span>
            {refused.has(file) && <strong className={css.refused}>{t(`form.refused.${refused.get(file)}`)}</strong>}
          </span>
          <button type="button" aria-label={t("form.removeFile", { name: file.name })} onClick={() => remove(index)}>
            {t("form.remove")}
          </button>
        </li>
      ))}
    </ul>
  );
}
