import { answerNames, calculatorPath, readAnswers } from "@estudio/contract/calculator/address";
import { estimate, type Prices, pricedKinds } from "@estudio/contract/calculator/estimate";
import type { Answers } from "@estudio/contract/calculator/options";
import { localizedPath } from "@estudio/contract/paths";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useWords } from "../content/words";
import { useLayoutEffect } from "../speed/useLayoutEffect";

const written = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));

/** Puts an answer of the address into the form, unless somebody has chosen something else before the scripts came. */
function putIn(form: HTMLFormElement, name: string, value: string): void {
  const controls = form.elements.namedItem(name);
  const usual = form.querySelector<HTMLInputElement>(`[name="${name}"][type="radio"][checked]`)?.value ?? "";
  if (controls instanceof RadioNodeList && ["", usual].includes(controls.value)) controls.value = value;
  if (controls instanceof HTMLSelectElement) controls.value = value;
  // A group of one is no list.
  if (controls instanceof HTMLInputElement && controls.type === "radio") controls.checked = controls.value === value;
  else if (controls instanceof HTMLInputElement && controls.value === "") controls.value = value;
}

/** Answers the form as it is filled in, and keeps the address that shows the same to everybody. */
export function useCalculator(prices: Prices) {
  const { lang } = useWords("calculator");
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>();
  /** Undefined until the scripts have taken over: so far the browser's own messages are the ones there are. */
  const [wrong, setWrong] = useState<(keyof Answers)[]>();
  const offered = pricedKinds(prices);

  useLayoutEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(window.location.search);
    const { given, wrong: sent } = readAnswers(asked, offered);
    for (const [name, value] of calculatorEntries(given)) putIn(form.current, name, value);
    // What cannot be read stands in the form as it was sent, to be put right.
    for (const name of sent) putIn(form.current, answerNames[name], asked.get(answerNames[name]) ?? "");
    setAnswers(readAnswers(written(form.current), offered).answers);
    setWrong(sent);
  }, []);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = readAnswers(written(currentTarget), offered);
    setAnswers(now.answers);
    setWrong((before = []) => before.filter((name) => now.wrong.includes(name)));
    // What the address says and the form does not say any more would come back with the page.
    if (now.answers || window.location.search)
      window.history.replaceState(window.history.state, "", localizedPath(calculatorPath(now.given), lang));
  };

  /**
   * Metres are written back as they are understood (1200 for 1.200) as their field is left, and what cannot be read is told;
   * what is not answered yet is no mistake.
   */
  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { given, wrong } = readAnswers(written(currentTarget), offered);
    if (given.m2 && target.name === answerNames.m2) target.value = String(given.m2);
    if (wrong.includes("m2") && target.name === answerNames.m2 && target.value !== "")
      setWrong((before = []) => [...before.filter((name) => name !== "m2"), "m2"]);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = written(event.currentTarget);
    // A group of which nothing is chosen sends nothing: here that is an answer that lacks.
    for (const name of Object.values(answerNames)) if (!asked.has(name)) asked.set(name, "");
    const now = readAnswers(asked, offered);
    setWrong(now.wrong);
    setAnswers(now.answers);
    const [first] = now.wrong;
    const next = first ? `[name="${answerNames[first]}"]` : "[data-result]";
    requestAnimationFrame(() => document.querySelector<HTMLElement>(next)?.focus());
  };

  const found = answers && { answers, estimate: estimate(prices, answers) };
  return { form, found, wrong, change, leave, submit };
}

const calculatorEntries = (given: Partial<Answers>) => new URLSearchParams(calculatorPath(given).split("?")[1]);
