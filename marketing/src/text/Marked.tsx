import { type Inline, readInline } from "@estudio/contract/text/inline";
import { Link } from "../frame/Link";

/** Renders inline markup. HTML in the text appears literally. */
export const Marked = ({ text }: { text: string }) => <Parts parts={readInline(text)} />;

function Parts({ parts }: { parts: Inline[] }) {
  return parts.map((part, index) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "link")
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Link key={index} to={part.to} rel={/^https?:/i.test(part.to) ? "external noopener noreferrer" : undefined}>
          <Parts parts={part.parts} />
        </Link>
      );
    const Kind = part.kind;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Kind key={index}>
        <Parts parts={part.parts} />
      </Kind>
    );
  });
}
