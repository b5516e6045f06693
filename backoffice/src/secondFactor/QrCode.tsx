import { encode } from "uqr";

/** How many of its own squares a reader needs around the code. */
const margin = 4;

/** @returns one path of a square for each dark one */
const squares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : ""))).join("");

/** A text as a QR code, dark on white whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const side = size + 2 * margin;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={216}
      height={216}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={squares(data)} fill="#000" />
    </svg>
  );
}
