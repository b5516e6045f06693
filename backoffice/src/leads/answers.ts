import type { Lead } from "@estudio/contract";
import { districts, kinds } from "@estudio/contract/calculator/options";

/** Summarise the request in one line: `Cocina, 12 m², Centro`. */
export const describeRequest = ({ answers, guideTitle, projectType }: Lead): string => {
  if (guideTitle) return `Guía «${guideTitle}»`;
  return answers ? `${kinds[answers.kind]}, ${answers.m2}\u00a0m², ${districts[answers.district]}` : projectType;
};

/** Tell whether the address of a guide request is still unconfirmed. */
export const isUnconfirmed = ({ guideId, confirmedAt }: Lead): boolean => guideId !== null && confirmedAt === null;
