/** The panel's colours, by day and by night: paper, ink and clay. Style sheets use them as `--mui-palette-…`. */
export type Colours = typeof light;

/** Menu, dark in both modes. `good`, `waiting` and `failed` show the state of the site. */
const night = {
  paper: "#1F1B16",
  hover: "#352E26",
  raised: "#453D33",
  text: "#FBF8F3",
  dim: "#C9BFAF",
  accent: "#E8B48F",
  good: "#B7C38F",
  waiting: "#E8C07D",
  failed: "#FF9C8F",
};

export const light = {
  text: "#1F1B16",
  page: "#FBF8F3",
  paper: "#FFFFFF",
  field: "#FFFFFF",
  /** Text on `clay` and `olive`. */
  onColour: "#FFFFFF",
  clay: "#9A4A2A",
  olive: "#5C6240",
  stone: "#5F574C",
  line: "#E2DACD",
  brick: "#A3261B",
  amber: "#8A5A00",
  dashed: "#B08A4A",
  /** Titles of search results. */
  result: "#1A0DAB",
  /** Background and border tones, from the faintest to the strongest. */
  sand: { light: "#F3ECE1", warm: "#D9C9B8", medium: "#C9BFAF", dark: "#B9AE9E" },
  night,
  /** Chips by meaning. */
  tones: {
    done: { main: "#E6E9D8", contrastText: "#3D4229" },
    planned: { main: "#E3E8EC", contrastText: "#2F4453" },
    waiting: { main: "#EFE6D6", contrastText: "#5A4A20" },
    fresh: { main: "#F3DDD0", contrastText: "#7A3518" },
    failed: { main: "#F6DAD6", contrastText: "#8A1F15" },
  },
};

export const dark: Colours = {
  text: "#F1EAE0",
  page: "#191613",
  paper: "#24201B",
  field: "#1D1916",
  onColour: "#24130A",
  clay: "#EBAA88",
  olive: "#B9C592",
  stone: "#C2B8A9",
  line: "#413A31",
  brick: "#FF9C8F",
  amber: "#E8C07D",
  dashed: "#B08A4A",
  result: "#A9B8FF",
  sand: { light: "#2D2821", warm: "#4C4236", medium: "#5E5447", dark: "#827767" },
  night,
  tones: {
    done: { main: "#373F29", contrastText: "#D8E2BD" },
    planned: { main: "#2B3944", contrastText: "#C7DAE8" },
    waiting: { main: "#443A24", contrastText: "#F0DCAD" },
    fresh: { main: "#4D2F20", contrastText: "#F7CDB7" },
    failed: { main: "#522722", contrastText: "#FFC6BE" },
  },
};
