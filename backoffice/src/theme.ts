import { defaultTheme, type RaThemeOptions } from "react-admin";
import { spanish } from "./words/spanish";

const ink = "#1F1B16";
const paper = "#FBF8F3";
const clay = "#9A4A2A";
const olive = "#5C6240";
const stone = "#5F574C";
const line = "#E2DACD";
const white = "#FFFFFF";
const brick = "#A3261B";

/** What stands behind or around something, from hardly to clearly seen. */
const sand = { light: "#F3ECE1", warm: "#D9C9B8", medium: "#C9BFAF", dark: "#B9AE9E" };

/** Not a telephone on its side, nor a window enlarged to 200 %: there what stays in sight would take half of the height. */
const tall = "@media (min-height: 500.05px)";

/** Room for the buttons that stay in sight below a form, in pixels. */
const buttonsHeight = 96;

/** The menu's side: light on ink. The last three say how the site stands. */
const night = {
  paper: ink,
  hover: "#352E26",
  raised: "#453D33",
  text: paper,
  dim: sand.medium,
  accent: "#E8B48F",
  good: "#B7C38F",
  waiting: "#E8C07D",
  failed: "#FF9C8F",
};

/** The colours of chips, by what they say of a thing. */
const tones = {
  done: { main: "#E6E9D8", contrastText: "#3D4229" },
  planned: { main: "#E3E8EC", contrastText: "#2F4453" },
  waiting: { main: "#EFE6D6", contrastText: "#5A4A20" },
  fresh: { main: "#F3DDD0", contrastText: "#7A3518" },
  failed: { main: "#F6DAD6", contrastText: "#8A1F15" },
};

const serif = '"Newsreader", Georgia, serif';
const sans = '"Figtree Variable", system-ui, sans-serif';
const body = { fontSize: "0.9375rem", lineHeight: 1.55 };
const flat = { styleOverrides: { root: { boxShadow: "none" } } };
const focused = { outline: `2px solid ${clay}`, outlineOffset: 2 };

/**
 * The studio's paper, ink and clay; hairlines instead of shadows, dense but calm. The one place of the panel's colours:
 * style sheets read them as `--mui-palette-…`.
 */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  cssVariables: true,
  palette: {
    mode: "light",
    primary: { main: clay, contrastText: white },
    secondary: { main: olive, contrastText: white },
    error: { main: brick },
    warning: { main: "#8A5A00" },
    success: { main: olive },
    info: { main: stone },
    text: { primary: ink, secondary: stone },
    background: { default: paper, paper: white },
    divider: line,
    sand,
    night,
    ...tones,
  },
  shape: { borderRadius: 4 },
  sidebar: { width: 232 },
  typography: {
    fontFamily: sans,
    fontSize: 14,
    body1: body,
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    strong: { ...body, fontWeight: 600 },
    small: { fontSize: "0.8125rem", lineHeight: 1.55 },
    prose: { ...body, whiteSpace: "pre-wrap", maxWidth: "68ch" },
    h1: {
      fontFamily: serif,
      fontSize: "1.875rem",
      fontWeight: 400,
      lineHeight: 1.2,
      letterSpacing: "-0.01em",
      overflowWrap: "anywhere",
    },
    h2: { fontFamily: serif, fontSize: "1.3125rem", fontWeight: 400, lineHeight: 1.25 },
    h3: { fontFamily: serif, fontSize: "1.125rem", fontWeight: 400, lineHeight: 1.3 },
    h6: { fontFamily: serif, fontSize: "1.1875rem", fontWeight: 400 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        // What the keyboard reaches stops above the buttons of a form, and below the bar of narrow screens.
        html: { colorScheme: "light", scrollPaddingBlock: `64px ${buttonsHeight}px` },
        "html, body, #root": { height: "100%" },
        // Long words and addresses never make anything wider than it is.
        body: { overflowWrap: "break-word" },
        "dl, dd, figure": { margin: 0 },
        "[role=list]": { listStyle: "none", margin: 0, padding: 0 },
        ":focus-visible": focused,
        // Where the focus is put for whoever goes on without a mouse: the beginning of something, no control.
        "h1:focus-visible, h2:focus-visible, main:focus-visible": { outline: "none" },
      },
    },
    // MUI takes every button's outline away and draws a ripple instead: the other way round here. A checkbox and a switch
    // hold their input out of sight, so that they say by class when it has the focus.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&:focus-visible, &.Mui-focusVisible": focused } },
    },
    MuiIconButton: { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -2 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        outlined: { borderColor: sand.medium, color: ink },
        // What cannot be pressed just now but keeps the focus.
        root: { "&[aria-disabled=true]": { opacity: 0.6 } },
      },
    },
    MuiTablePagination: {
      // The arrows of a narrow list; a wide one's are named by react-admin itself.
      defaultProps: {
        getItemAriaLabel: (where: "first" | "last" | "next" | "previous") => spanish.ra.navigation[where],
      },
      // A field without a frame of its own.
      styleOverrides: { select: { "&:focus-visible": focused } },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 4 } } },
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      ...flat,
      variants: [
        {
          props: { variant: "card" },
          style: { border: `1px solid ${line}`, padding: 16, "@media (min-width: 600px)": { padding: 20 } },
        },
        { props: { variant: "row" }, style: { border: `1px solid ${line}`, padding: 12 } },
        // The buttons of a form, in sight however long it is, where they leave room for it.
        {
          props: { variant: "bar" },
          style: {
            border: `1px solid ${line}`,
            zIndex: 20,
            padding: "10px 16px",
            [tall]: { position: "sticky", bottom: 0 },
          },
        },
      ],
    },
    // What can be chosen opens upwards where it would lie on those buttons.
    MuiAutocomplete: {
      defaultProps: {
        slotProps: { popper: { modifiers: [{ name: "flip", options: { padding: { bottom: buttonsHeight } } }] } },
      },
    },
    MuiCard: { defaultProps: { variant: "outlined" } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: "0 24px 64px rgb(31 27 22 / 24%)" } } },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 16,
          // Room for the label on the line of the first field, which would be cut through.
          ".MuiDialogTitle-root + &": { paddingTop: 8 },
        },
      },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { flexWrap: "wrap", gap: 8, padding: "8px 24px 20px" } },
    },
    MuiTextField: { defaultProps: { variant: "outlined", size: "small", margin: "none", fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: "outlined", size: "small", margin: "none", fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: { root: { backgroundColor: white }, notchedOutline: { borderColor: sand.dark } },
    },
    MuiInputLabel: { styleOverrides: { root: { color: stone } } },
    // As the panel's own tooltips: 700 ms, and none after another one.
    MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 0 } },
    MuiTypography: { defaultProps: { variantMapping: { strong: "p", small: "p", prose: "p" } } },
    MuiChip: {
      styleOverrides: { root: { borderRadius: 3, fontWeight: 600 } },
      variants: [
        {
          props: { variant: "missing" },
          style: { backgroundColor: "transparent", border: "1px dashed #B08A4A", color: tones.waiting.contrastText },
        },
      ],
    },
    MuiAvatar: { styleOverrides: { colorDefault: { backgroundColor: tones.waiting.main, color: ink } } },
    MuiTableCell: { styleOverrides: { head: { color: stone, fontWeight: 600 } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 4 } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 34, color: "inherit" } } },
    MuiAlert: { styleOverrides: { root: { alignItems: "center" }, message: { flexGrow: 1 } } },
  },
};

type Tones = typeof tones;
type Surfaces = { sand: typeof sand; night: typeof night };

declare module "@mui/material/styles" {
  interface Palette extends Tones, Surfaces {}
  interface PaletteOptions extends Tones, Surfaces {}
  interface TypographyVariants {
    strong: React.CSSProperties;
    small: React.CSSProperties;
    prose: React.CSSProperties;
  }
  interface TypographyVariantsOptions extends Partial<TypographyVariants> {}
}
declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    strong: true;
    small: true;
    prose: true;
  }
}
declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    card: true;
    row: true;
    bar: true;
  }
}
declare module "@mui/material/Chip" {
  interface ChipPropsColorOverrides extends Record<keyof Tones, true> {}
  interface ChipPropsVariantOverrides {
    missing: true;
  }
}
