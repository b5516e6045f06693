import { encode } from "uqr";

/** Quiet zone around the code, in modules; the standard requires four. */
const margin = 4;

/** Returns an SVG path with one square per dark module. */
const squares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : ""))).join("");

/** Render a text as a QR code; black on white in any theme, so that it can be scanned. */
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
