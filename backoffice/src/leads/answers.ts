import type { Lead } from "@estudio/contract";
import { districts, kinds } from "@estudio/contract/calculator/options";

/** @returns what somebody asked about, in a line: `Cocina, 12 m², Centro` */
export const askedFor = ({ answers, guideTitle, projectType }: Lead): string => {
  if (guideTitle) return `Guía «${guideTitle}»`;
  return answers ? `${kinds[answers.kind]}, ${answers.m2}\u00a0m², ${districts[answers.district]}` : projectType;
};

/** @returns whether it is not known yet that the address is that person's */
export const isUnconfirmed = ({ guideId, confirmedAt }: Lead): boolean => guideId !== null && confirmedAt === null;
