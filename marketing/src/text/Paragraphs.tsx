import * as css from "./Paragraphs.module.css";
import { paragraphs } from "./text";

/** A text as paragraphs: blank lines part them, within one lines break where they were broken. */
export function Paragraphs({ text, ...rest }: { text: string; lang?: string; className?: string }) {
  return (
    <div {...rest}>
      {paragraphs(text).map((part) => (
        <p key={part} className={css.paragraph}>
          {part}
        </p>
      ))}
    </div>
  );
}
