import type { PageKey } from "@estudio/contract";
import { about } from "./pages/about";
import { business } from "./pages/business";
import { construction } from "./pages/construction";
import { contact } from "./pages/contact";
import { homepage } from "./pages/homepage";
import { residential } from "./pages/residential";
import type { SeedSection } from "./types";

/** The six pages, each with all its sections in the contract's order. */
export const pages: Record<PageKey, SeedSection[]> = { homepage, about, business, construction, residential, contact };
