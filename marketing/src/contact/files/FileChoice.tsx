import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../../speed/useLazyComponent";
import { Field } from "../Field";

type Props = Omit<ComponentProps<typeof Field>, "children" | "after" | "live"> & { accept: string };

const loadChosen = () => import("./ChosenFiles");

/** A file input. With scripts, chosen files are listed below, and another choice adds to them. */
export function FileChoice({ accept, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const look = () => setUsed(Boolean(input.current?.files?.length));
  // The visitor may have chosen files before hydration.
  useEffect(look, []);
  const Chosen = useLazyComponent(used, loadChosen);
  return (
    <Field {...field} live after={Chosen && input.current && <Chosen input={input.current} />}>
      {(control) => <input {...control} ref={input} type="file" multiple accept={accept} onInput={look} />}
    </Field>
  );
}
