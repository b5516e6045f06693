import * as Radix from "@radix-ui/react-toast";
import { useEffect, useState } from "react";
import { useWords } from "../content/words";
import * as css from "./Toasts.module.css";
import { type Toast, toastMs } from "./toasts";

/** Radix Toast with the specified values: 5000 ms, swipe right 50 px, F8. */
export default function Toasts({ toast }: { toast: Toast & { id: number } }) {
  const { t } = useWords("common");
  const [open, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast opens again
  useEffect(() => setOpen(true), [toast.id]);
  return (
    <Radix.Provider duration={toastMs} swipeDirection="right" swipeThreshold={50} label={t("toast.region")}>
      <Radix.Root
        key={toast.id}
        open={open}
        onOpenChange={setOpen}
        className={css.toast}
        data-variant={toast.variant}
        type={toast.variant === "destructive" ? "foreground" : "background"}
      >
        <Radix.Title className={css.title}>{toast.title}</Radix.Title>
        <Radix.Description className={css.description}>{toast.description}</Radix.Description>
        <Radix.Close className={css.close} aria-label={t("toast.close")}>
          ×
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={css.viewport} hotkey={["F8"]} label={`${t("toast.region")} ({hotkey})`} />
    </Radix.Provider>
  );
}
