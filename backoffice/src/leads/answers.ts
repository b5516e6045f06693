import type { Lead } from "@estudio/contract";
import { districts, kinds } from "@estudio/contract/calculator/options";

/** @returns what somebody asked about, in a line: `Cocina, 12 m², Centro` */
export const askedFor = ({ answers, projectType }: Lead): string =>
  answers ? `${kinds[answers.kind]}, ${answers.m2}\u00a0m², ${districts[answers.district]}` : projectType;
