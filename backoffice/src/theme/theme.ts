import { defaultTheme, type RaThemeOptions } from "react-admin";
import { spanish } from "../words/spanish";
import { type Colours, dark, light } from "./colours";

/** Excludes phones in landscape and windows at 200 % zoom, where sticky bars would take half of the height. */
export const tall = "@media (min-height: 500.05px)";

/** Height in px reserved for the sticky save bar. */
const buttonsHeight = 96;

const serif = '"Newsreader", Georgia, serif';
const sans = '"Figtree Variable", system-ui, sans-serif';
const body = { fontSize: "0.9375rem", lineHeight: 1.55 };
const flat = { styleOverrides: { root: { boxShadow: "none" } } };
const focused = { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 };

/** Return the theme of the panel in a mode: hairlines instead of shadows, dense but calm. */
const themeIn = (mode: "light" | "dark", colours: Colours): RaThemeOptions => ({
  ...defaultTheme,
  cssVariables: true,
  palette: {
    mode,
    primary: { main: colours.clay, contrastText: colours.onColour },
    secondary: { main: colours.olive, contrastText: colours.onColour },
    error: { main: colours.brick },
    warning: { main: colours.amber },
    success: { main: colours.olive },
    info: { main: colours.stone },
    text: { primary: colours.text, secondary: colours.stone },
    background: { default: colours.page, paper: colours.paper },
    divider: colours.line,
    result: { main: colours.result },
    sand: colours.sand,
    night: colours.night,
    ...colours.tones,
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
        // A focused element scrolls clear of the save bar and of the top bar on narrow screens.
        html: { colorScheme: mode, scrollPaddingBlock: `64px ${buttonsHeight}px` },
        "html, body, #root": { height: "100%" },
        // Long words must not widen their container.
        body: { overflowWrap: "break-word" },
        "dl, dd, figure": { margin: 0 },
        "[role=list]": { listStyle: "none", margin: 0, padding: 0 },
        ":focus-visible": focused,
        // Targets of programmatic focus, not controls.
        "h1:focus-visible, h2:focus-visible, main:focus-visible": { outline: "none" },
      },
    },
    // Replace MUI's ripple by an outline. Checkboxes and switches hide their input, so MUI marks their focus by a class.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&:focus-visible, &.Mui-focusVisible": focused } },
    },
    MuiIconButton: { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -2 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        outlined: { borderColor: colours.sand.medium, color: colours.text },
        // Not available right now, but keeps the focus.
        root: { "&[aria-disabled=true]": { opacity: 0.6 } },
      },
    },
    MuiTablePagination: {
      // Labels of the arrows on narrow screens; react-admin only labels the wide version.
      defaultProps: {
        getItemAriaLabel: (where: "first" | "last" | "next" | "previous") => spanish.ra.navigation[where],
      },
      // This select has no border that could show the focus.
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
          style: { border: `1px solid ${colours.line}`, padding: 16, "@media (min-width: 600px)": { padding: 20 } },
        },
        { props: { variant: "row" }, style: { border: `1px solid ${colours.line}`, padding: 12 } },
        // Save bar: sticky where the window is tall enough.
        {
          props: { variant: "bar" },
          style: {
            border: `1px solid ${colours.line}`,
            zIndex: 20,
            padding: "10px 16px",
            [tall]: { position: "sticky", bottom: 0 },
          },
        },
      ],
    },
    // Opens upwards instead of covering the save bar.
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
          // Otherwise the title would cut off the floating label of the first field.
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
      styleOverrides: { root: { backgroundColor: colours.field }, notchedOutline: { borderColor: colours.sand.dark } },
    },
    MuiInputLabel: { styleOverrides: { root: { color: colours.stone } } },
    // Same delays as `Tip`.
    MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 0 } },
    MuiTypography: { defaultProps: { variantMapping: { strong: "p", small: "p", prose: "p" } } },
    MuiChip: {
      styleOverrides: { root: { borderRadius: 3, fontWeight: 600 } },
      variants: [
        {
          props: { variant: "missing" },
          style: {
            backgroundColor: "transparent",
            border: "1px dashed",
            borderColor: colours.dashed,
            color: colours.tones.waiting.contrastText,
          },
        },
      ],
    },
    MuiAvatar: {
      styleOverrides: { colorDefault: { backgroundColor: colours.tones.waiting.main, color: colours.text } },
    },
    MuiTableCell: { styleOverrides: { head: { color: colours.stone, fontWeight: 600 } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 4 } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 34, color: "inherit" } } },
    MuiAlert: { styleOverrides: { root: { alignItems: "center" }, message: { flexGrow: 1 } } },
  },
});

/** The panel follows the system between them. */
export const theme = themeIn("light", light);
export const darkTheme = themeIn("dark", dark);

type Tones = Colours["tones"];
type Surfaces = Pick<Colours, "sand" | "night"> & { result: { main: string } };

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
