import { paragraphs } from "./text";

/** A text as paragraphs: blank lines part them. */
export function Paragraphs({ text, ...rest }: { text: string; lang?: string; className?: string }) {
  return (
    <div {...rest}>
      {paragraphs(text).map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}
