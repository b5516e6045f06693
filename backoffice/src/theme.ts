import { defaultTheme, type RaThemeOptions } from "react-admin";

export const ink = "#1F1B16";
export const paper = "#FBF8F3";
export const clay = "#9A4A2A";
export const olive = "#5C6240";
export const stone = "#5F574C";
export const line = "#E2DACD";

const serif = '"Newsreader", Georgia, serif';
const sans = '"Figtree Variable", system-ui, sans-serif';
const flat = { styleOverrides: { root: { boxShadow: "none" } } };

/** The studio's paper, ink and clay; hairlines instead of shadows, dense but calm. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: clay, contrastText: "#FFFFFF" },
    secondary: { main: olive, contrastText: "#FFFFFF" },
    error: { main: "#A3261B" },
    warning: { main: "#8A5A00" },
    success: { main: olive },
    info: { main: stone },
    text: { primary: ink, secondary: stone },
    background: { default: paper, paper: "#FFFFFF" },
    divider: line,
  },
  shape: { borderRadius: 4 },
  sidebar: { width: 232 },
  typography: {
    fontFamily: sans,
    fontSize: 14,
    body1: { fontSize: "0.9375rem", lineHeight: 1.55 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    h1: { fontFamily: serif, fontSize: "1.875rem", fontWeight: 400, lineHeight: 1.2, letterSpacing: "-0.01em" },
    h2: { fontFamily: serif, fontSize: "1.3125rem", fontWeight: 400, lineHeight: 1.25 },
    h3: { fontFamily: serif, fontSize: "1.125rem", fontWeight: 400, lineHeight: 1.3 },
    h6: { fontFamily: serif, fontSize: "1.1875rem", fontWeight: 400 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        html: { colorScheme: "light" },
        "html, body, #root": { height: "100%" },
        ":focus-visible": { outline: `2px solid ${clay}`, outlineOffset: 2 },
      },
    },
    // MUI takes every button's outline away and draws a ripple instead: the other way round here. A checkbox and a switch
    // hold their input out of sight, so that they say by class when it has the focus.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { "&:focus-visible, &.Mui-focusVisible": { outline: `2px solid ${clay}`, outlineOffset: 2 } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -2 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { outlined: { borderColor: "#C9BFAF", color: ink } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, ...flat },
    MuiCard: { defaultProps: { variant: "outlined" } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: "0 24px 64px rgb(31 27 22 / 24%)" } } },
    MuiTextField: { defaultProps: { variant: "outlined", size: "small", margin: "none", fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: "outlined", size: "small", margin: "none", fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: { root: { backgroundColor: "#FFFFFF" }, notchedOutline: { borderColor: "#B9AE9E" } },
    },
    MuiInputLabel: { styleOverrides: { root: { color: stone } } },
    // As the panel's own tooltips: 700 ms, and none after another one.
    MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 0 } },
    MuiChip: { styleOverrides: { root: { borderRadius: 3, fontWeight: 600 } } },
    MuiTableCell: { styleOverrides: { head: { color: stone, fontWeight: 600 } } },
    MuiAlert: { styleOverrides: { root: { alignItems: "center" } } },
  },
};
