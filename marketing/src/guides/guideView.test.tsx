import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blankGuide } from "@estudio/contract/content/blank";
import { type Language, languages } from "@estudio/contract/paths";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Guide, Settings } from "../content/records";
import { SettingsContext } from "../content/settings";
import { GuideView } from "../views/GuideView";
