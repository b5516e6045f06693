import * as css from "./Paragraphs.module.css";
import { paragraphs } from "./text";

/** Splits a text into paragraphs at blank lines and keeps single line breaks. */
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
