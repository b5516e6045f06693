import {
  Box,
  type BoxProps,
  type Breakpoint,
  Stack,
  type StackProps,
  Link as TextLink,
  Typography,
  type TypographyProps,
} from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type RowProps = StackProps & {
  align?: "start" | "center" | "end" | "baseline";
  justify?: "start" | "end" | "space-between";
  /** How far its lines stand apart, where that is not as far as things on a line do. */
  lines?: number;
  /** On one line, whatever happens. */
  nowrap?: boolean;
};

/** Things beside each other, on as many lines as they need. */
export const Row = ({ align = "center", justify, lines, nowrap, ...rest }: RowProps) => (
  <Stack
    direction="row"
    spacing={1}
    sx={{ flexWrap: nowrap ? "nowrap" : "wrap", alignItems: align, justifyContent: justify, rowGap: lines }}
    {...rest}
  />
);

/** What takes the room that is left in a row; where there is less than `from` pixels, a line of its own. */
export const Grow = ({ from = 0, ...rest }: BoxProps & { from?: number }) => (
  <Box sx={{ flex: `1 1 ${from}px`, minWidth: 0, overflowWrap: "anywhere" }} {...rest} />
);

type ColumnsProps = BoxProps & {
  /** How many of the same width, or their widths as CSS says them. */
  of: number | string;
  /** The screen on which they begin to stand beside each other. */
  from?: Breakpoint;
  spacing?: StackProps["spacing"];
};

/** Things in columns where there is room, else below each other. */
export const Columns = ({ of, from = "xs", spacing = 2, ...rest }: ColumnsProps) => (
  <Box
    sx={{
      display: "grid",
      gap: spacing,
      gridTemplateColumns: { xs: oneColumn, [from]: typeof of === "number" ? `repeat(${of}, ${oneColumn})` : of },
    }}
    {...rest}
  />
);

const oneColumn = "minmax(0, 1fr)";

/** A list without marks: its role says that it is one, which Safari else forgets. */
export const PlainList = (props: StackProps) => <Stack component="ul" role="list" spacing={1} {...props} />;

/** The beginning of a longer text. */
export const Beginning = ({ lines = 2, ...rest }: TypographyProps & { lines?: number }) => (
  <Typography
    variant="body2"
    sx={{ display: "-webkit-box", WebkitLineClamp: lines, WebkitBoxOrient: "vertical", overflow: "hidden" }}
    {...rest}
  />
);

/** In the middle of what is empty around it. */
export const Centered = ({ height, ...rest }: BoxProps & { height?: string }) => (
  <Box
    sx={{ minHeight: height, display: "grid", placeContent: "center", justifyItems: "center", gap: 2, px: 2 }}
    {...rest}
  />
);

type QuietLinkProps = {
  to: string;
  state?: object;
  variant?: TypographyProps["variant"];
  current?: boolean;
  children: ReactNode;
};

/** A link that looks like the words around it until it is pointed at. */
export const QuietLink = ({ current, ...rest }: QuietLinkProps) => (
  <TextLink component={Link} color="inherit" underline="hover" aria-current={current ? "page" : undefined} {...rest} />
);
