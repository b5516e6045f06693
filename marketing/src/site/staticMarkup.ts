import { Children, type CSSProperties, Fragment, type FunctionComponent, isValidElement, type ReactNode } from "react";

/** Stands in for `react-dom/server` in the browser (gatsby/browserBundle.ts): what GatsbyImage writes as text, and no more. */

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const asText = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const withoutEnd = new Set(["img", "source"]);

const styleText = (style: CSSProperties) =>
  Object.entries(style)
    .filter(([, value]) => value != null && value !== "")
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value).trim()}`)
    .join(";");

function attributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .map(([name, value]) => {
      if (name === "children" || value == null) return "";
      if (name === "style") return ` style="${asText(styleText(value as CSSProperties))}"`;
      return ` ${name === "className" ? "class" : name}="${asText(String(value))}"`;
    })
    .join("");
}

/**
 * @param node elements of HTML and of plain function components (no hooks, no context)
 * @returns its HTML. @throws on any other kind of component
 */
export function renderToStaticMarkup(node: ReactNode): string {
  if (node == null || typeof node === "boolean") return "";
  if (Array.isArray(node)) return Children.toArray(node).map(renderToStaticMarkup).join("");
  if (!isValidElement<Record<string, unknown>>(node)) return asText(String(node));
  const { type, props } = node;
  const inside = () => renderToStaticMarkup(props.children as ReactNode);
  if (type === Fragment) return inside();
  if (typeof type === "function") return renderToStaticMarkup((type as FunctionComponent)(props) as ReactNode);
  if (typeof type !== "string") throw new Error("Only plain elements can be written as text here");
  const start = `<${type}${attributes(props)}`;
  return withoutEnd.has(type) ? `${start}/>` : `${start}>${inside()}</${type}>`;
}
