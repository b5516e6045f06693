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
  /** Gap between wrapped lines, if it differs from the gap within a line. */
  lines?: number;
  nowrap?: boolean;
};

/** Items in a row that wraps. */
export const Row = ({ align = "center", justify, lines, nowrap, ...rest }: RowProps) => (
  <Stack
    direction="row"
    spacing={1}
    sx={{ flexWrap: nowrap ? "nowrap" : "wrap", alignItems: align, justifyContent: justify, rowGap: lines }}
    {...rest}
  />
);

/** Takes the remaining width of a row; wraps if that is less than `from` px. */
export const Grow = ({ from = 0, ...rest }: BoxProps & { from?: number }) => (
  <Box sx={{ flex: `1 1 ${from}px`, minWidth: 0, overflowWrap: "anywhere" }} {...rest} />
);

type ColumnsProps = BoxProps & {
  /** Number of equal columns, or a CSS `grid-template-columns`. */
  of: number | string;
  /** Breakpoint from which the columns are side by side. */
  from?: Breakpoint;
  spacing?: StackProps["spacing"];
};

/** Columns that are stacked on narrow screens. */
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

/** List without bullets. Safari drops the list semantics of such lists, so the role is explicit. */
export const PlainList = (props: StackProps) => <Stack component="ul" role="list" spacing={1} {...props} />;

/** Text clamped to a number of lines. */
export const ClampedText = ({ lines = 2, ...rest }: TypographyProps & { lines?: number }) => (
  <Typography
    variant="body2"
    sx={{ display: "-webkit-box", WebkitLineClamp: lines, WebkitBoxOrient: "vertical", overflow: "hidden" }}
    {...rest}
  />
);

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

/** Link that looks like plain text until hovered. */
export const QuietLink = ({ current, ...rest }: QuietLinkProps) => (
  <TextLink component={Link} color="inherit" underline="hover" aria-current={current ? "page" : undefined} {...rest} />
);
